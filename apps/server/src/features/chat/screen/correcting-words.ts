import { wordSet } from '@manemitra/query/tokens';

/** What may stand beside them and says nothing more. */
export const BESIDE_CORRECTIONS = wordSet(`
  pehle पहले go to make it keep put set was is itself only just then ok okay please pls lets let us the as before said i do kar karo de dijiye hi rakho rakh rehne theek hai tha jao chalo
  pe par ko maadi madi ge ne e ittu idi hogi sari saku
  कर करो दो दीजिए ही रखो रहने ठीक है पर पे को ಮಾಡಿ ಗೆ ಇಡಿ ಹೋಗಿ ಸರಿ ಸಾಕು
`);

/** They say a limit anew, where a figure follows. */
export const relaxing = wordSet('relax loosen ease stretch extend');

export const moveVerbs = wordSet('go move bring put take push come bump');
export const upwards = wordSet('up higher');
export const downwards = wordSet('down lower');
