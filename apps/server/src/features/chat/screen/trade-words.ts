/** Words beside a term that ask about the term itself and not about a project. */
export const aboutWords =
  /^(?:safe|meaning|means?|why|problem|good|bad|risky?|necessary|need(?:ed)?|important|enough|sufficient|mandatory|compulsory|valid|legal|matlab|surakshit|kaafi|kafi|zaroori|zaruri|jaruri|khatra|arth|artha|andre|andare|saaku|saku|mukhya|kaddaya|surakshita|apaya|मतलब|अर्थ|सुरक्षित|काफी|काफ़ी|ज़रूरी|जरूरी|अनिवार्य|खतरा|ಅರ್ಥ|ಅಂದ್ರೆ|ಅಂದರೆ|ಎಂದರೆ|ಸಾಕಾ|ಸಾಕೇ|ಮುಖ್ಯ|ಕಡ್ಡಾಯ|ಸುರಕ್ಷಿತ|ಅಪಾಯ)$/u;
