export const joiningLead = /^\s*(?:and|so|but|also|aur|mattu|और|ಮತ್ತು)\s+/iu;
