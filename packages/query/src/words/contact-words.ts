import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const contactLeads = phraseSet(
  list(`
    call me on; call me at; call me; call on; call at; call; reach me on; reach me at; reach me;
    contact me on; contact me at; contact me; contact on; contact; contact no; contact number;
    contact number is; whatsapp me on; whatsapp me at; whatsapp me; whatsapp on; whatsapp;
    whatsapp no; whatsapp number; whats app; my number is; my number; my no is; my no; my mobile;
    my mobile is; my mobile number is; my mobile no is; my phone; my phone number is; mobile;
    mobile no; mobile number; mob; mob no; phone; phone no; phone number; ph; ph no; tel; number;
    number is; no; no is; cell; mera number; mera no; mera number hai; nanna number; ping me on;
    ping me at; ping me; text me on; text me at; text me; sms; mail me at; mail me on; mail me;
    email me at; email me; mail; email; mail id; email id; my mail id is; my email is; my mail;
    my email; mera mail; कॉल करें; फोन; फ़ोन; मोबाइल; मेरा नंबर; ಕರೆ ಮಾಡಿ; ಫೋನ್; ಮೊಬೈಲ್; ನನ್ನ ನಂಬರ್
  `),
);

export const leadSigns = wordSet(': - . = is at on');
