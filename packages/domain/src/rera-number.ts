/** A registration in Karnataka, of some kinds with a mark before it. */
export const RERA_NUMBER = /^(?:EX\/|TOR\/)?PRM\/KA\/RERA\/\d{4}\/\d{3}\/PR\/\d{6}\/\d{6}$/;

export const RERA_EXAMPLE = 'PRM/KA/RERA/1251/308/PR/270922/005268';
export const RERA_REFUSAL = `A Karnataka RERA number looks like ${RERA_EXAMPLE}.`;
