export const payingVerbs = /^(pay|paying|afford|manage|bhar|katt|kodbahudu|ಕಟ್ಟ)/u;
