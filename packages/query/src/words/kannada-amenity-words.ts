/** How Kannada names amenities, in both scripts; what they are for is in `kannada-purpose-words.ts`. */
export const KANNADA_AMENITIES: Readonly<Record<string, string>> = {
  'swimming-pool': 'swimming kola; ಸ್ವಿಮ್ಮಿಂಗ್ ಫೂಲ್; ಸ್ವಿಮ್ಮಿಂಗ್; ಸ್ವಿಮಿಂಗ್; ಈಜುಗೊಳ; ಈಜು ಗೊಳ; ಈಜುಕೊಳಗಳು',
  gym: 'jimmu; gymmu; treadmill; treadmill weights; dumbbell; vyayamashale; ಜಿಮ್ಮು; ಜಿಮ್ನೇಷಿಯಂ; ಫಿಟ್ನೆಸ್ ಸೆಂಟರ್; ಫಿಟ್‌ನೆಸ್ ಸೆಂಟರ್; ಟ್ರೆಡ್‌ಮಿಲ್',
  clubhouse: 'clbhouse; clubhous; clubhouz; club hous; clubhousu; ಕ್ಲಬ್‌ಹೌಸು; ಕ್ಲಬ್ ಹೌಸು',
  'kids-play-area': `
    kids play zone; play zone; makkala play zone; jaarubande; jarubande; jaaru bande; uyyale; makkala udyana; makkalige park; ಕಿಡ್ಸ್ ಪ್ಲೇ ಏರಿಯಾ; ಕಿಡ್ಸ್ ಏರಿಯಾ; ಚಿಲ್ಡ್ರನ್ ಪ್ಲೇ ಏರಿಯಾ; ಪ್ಲೇ ಗ್ರೌಂಡ್; ಪ್ಲೇಗ್ರೌಂಡ್;
    ಜಾರುಬಂಡೆ; ಉಯ್ಯಾಲೆ; ಮಕ್ಕಳ ಉದ್ಯಾನ; ಮಕ್ಕಳಿಗೆ ಪಾರ್ಕ್; ಮಕ್ಕಳ ಆಟದ ಅಂಗಳ; ಆಟದ ಅಂಗಳ; ಮಕ್ಕಳ ಪ್ಲೇ ಏರಿಯಾ`,
  'jogging-track': `
    vaakingu track; vaking track; walkingu track; walking trackku; walking path; running trackku; ವಾಕಿಂಗ್ ಟ್ರಾಕ್; ವಾಕಿಂಗ್ ಪಾತ್; ವಾಕಿಂಗ್ ಪಾಥ್; ರನ್ನಿಂಗ್ ಟ್ರ್ಯಾಕ್; ರನ್ನಿಂಗ್ ಟ್ರಾಕ್; ಜಾಗಿಂಗ್ ಟ್ರಾಕ್; ಜಾಗಿಂಗ್ ಪಾತ್;
    ವಾಕ್ ವೇ; ಓಟದ ಟ್ರ್ಯಾಕ್; ನಡಿಗೆ ಪಥ; ವಾಕಿಂಗ್ ಜಾಗಿಂಗ್ ಟ್ರ್ಯಾಕ್`,
  'landscaped-garden':
    'hasiru lawn; hoovina gida; hoovina thota; ಲ್ಯಾಂಡ್‌ಸ್ಕೇಪ್ ಗಾರ್ಡನ್; ಲ್ಯಾಂಡ್‌ಸ್ಕೇಪ್ಡ್ ಗಾರ್ಡನ್; ಲ್ಯಾಂಡ್ಸ್ಕೇಪ್ ಗಾರ್ಡನ್; ಹುಲ್ಲುಹಾಸು; ಹುಲ್ಲು ಹಾಸು',
  'power-backup': `
    current hodre generator; current hodre backup; current backup; power cut aadre backup; power cut aadru backup; power cut aadaga backup; ups backup; ಪವರ್ ಬ್ಯಾಕ್ ಅಪ್; ಪವರ್ ಬ್ಯಾಕಪ್ಪು; ಕರೆಂಟ್ ಬ್ಯಾಕಪ್; ಕರೆಂಟ್ ಬ್ಯಾಕ್ ಅಪ್; ಕರೆಂಟ್ ಹೋದ್ರೆ ಜನರೇಟರ್;
    ಕರೆಂಟ್ ಹೋದರೆ ಜನರೇಟರ್; ಜನರೇಟರ್ ಬ್ಯಾಕಪ್; ಡಿಜಿ ಬ್ಯಾಕಪ್; ಡಿಜಿ; ಜನರೇಟರು; ವಿದ್ಯುತ್ ಬ್ಯಾಕಪ್`,
  lift: 'liftu; ಎಲಿವೇಟರ್; ಲಿಫ್ಟ್ ಸೌಲಭ್ಯ',
  security: `
    kaavalugara; kavalugara; kaavalu; watchmanu; watchmen; watch man; security gaardu; ವಾಚ್‌ಮನ್; ವಾಚ್ ಮನ್; ವಾಚ್‌ಮ್ಯಾನ್; ವಾಚ್ ಮ್ಯಾನ್; ವಾಚ್ಮ್ಯಾನ್; ಸೆಕ್ಯೂರಿಟಿ; ಸೆಕ್ಯುರಿಟಿ ಗಾರ್ಡ್; ಸೆಕ್ಯೂರಿಟಿ ಗಾರ್ಡ್;
    ಕಾವಲುಗಾರರು; ಕಾವಲು; ಭದ್ರತಾ ಸಿಬ್ಬಂದಿ; ಭದ್ರತಾ ವ್ಯವಸ್ಥೆ`,
  cctv: `
    cc camera; cc cameras; cc kyamera; camera kanngavalu; kanngavalu; camera; cameras; ಸಿಸಿ ಕ್ಯಾಮರಾ; ಸಿಸಿ ಕ್ಯಾಮೆರಾ; ಸಿಸಿ ಕ್ಯಾಮೆರ; ಸಿಸಿಟಿವಿ ಕ್ಯಾಮರಾ; ಸಿ ಸಿ ಟಿವಿ; ಸಿಸಿ ಟಿವಿ; ಕ್ಯಾಮರಾ; ಕ್ಯಾಮೆರಾ; ಕ್ಯಾಮರಾ ಕಣ್ಗಾವಲು; ಕ್ಯಾಮೆರಾ ಕಣ್ಗಾವಲು; ಕಣ್ಗಾವಲು;
    ella kade camera; ella kade cameras; ಎಲ್ಲಾ ಕಡೆ ಕ್ಯಾಮರಾ; ಎಲ್ಲಾ ಕಡೆ ಕ್ಯಾಮೆರಾ; ಎಲ್ಲಾ ಕಡೆ ಕ್ಯಾಮರಾ ಕಣ್ಗಾವಲು`,
  'gated-community': 'ಗೇಟೆಡ್ ಸೊಸೈಟಿ; ಗೇಟೆಡ್ ಲೇಔಟ್; ಗೇಟೆಡ್ ಕಮ್ಯೂನಿಟಿ; ಗೇಟೆಡ್ ಕಮ್ಯುನಿಟೀ',
  'car-parking':
    'parkingu; ಕವರ್ಡ್ ಪಾರ್ಕಿಂಗ್; ಕಾರು ಪಾರ್ಕಿಂಗ್; ಪಾರ್ಕಿಂಗು; ಪಾರ್ಕಿಂಗ್ ಜಾಗ; ಕಾರ್ ಪಾರ್ಕ್; ವಾಹನ ನಿಲುಗಡೆ; ಬೇಸ್‌ಮೆಂಟ್ ಪಾರ್ಕಿಂಗ್',
  'visitor-parking': 'ವಿಸಿಟರ್ಸ್ ಪಾರ್ಕಿಂಗ್; ಗೆಸ್ಟ್ ಪಾರ್ಕಿಂಗ್; ಗೆಸ್ಟ್ಸ್ ಪಾರ್ಕಿಂಗ್; ಅತಿಥಿಗಳ ಪಾರ್ಕಿಂಗ್',
  'rainwater-harvesting': `
    male neeru koilu; male neeru koylu; maleneeru koilu; malekoilu; male koilu; male neeru sangraha; male neeru hidiyo; male neeru hididido; male neeru store mado; male neeru store; male neeru harvesting; male neerina koylu;
    ಮಳೆಕೊಯ್ಲು; ಮಳೆ ಕೊಯ್ಲು; ಮಳೆ ನೀರು ಸಂಗ್ರಹ; ಮಳೆನೀರು ಸಂಗ್ರಹ; ಮಳೆ ನೀರು ಹಿಡಿದಿಡೋ; ಮಳೆ ನೀರು ಹಿಡಿಯೋ; ಮಳೆ ನೀರು ಹಿಡಿದಿಡುವ; ಮಳೆನೀರು ಹಿಡಿದಿಡೋ; ಮಳೆ ನೀರಿನ ಕೊಯ್ಲು; ರೈನ್ ವಾಟರ್ ಹಾರ್ವೆಸ್ಟಿಂಗ್; ರೈನ್‌ವಾಟರ್ ಹಾರ್ವೆಸ್ಟಿಂಗ್`,
  'sewage-treatment-plant': `
    drainage water treatment plant; drainage water treatment; drainage treatment plant; drainage treatment; kolache neeru shuddhikarana; kolache neeru treatment; kolache neeru shuddi; ole charandi treatment; ಎಸ್ ಟಿ ಪಿ; ಎಸ್ಟಿಪಿ;
    ಕೊಳಚೆ ನೀರು ಶುದ್ಧೀಕರಣ ಘಟಕ; ಕೊಳಚೆ ನೀರು ಶುದ್ಧೀಕರಣ; ಕೊಳಚೆ ನೀರಿನ ಶುದ್ಧೀಕರಣ; ಕೊಳಚೆ ನೀರು ಸಂಸ್ಕರಣಾ ಘಟಕ; ತ್ಯಾಜ್ಯ ನೀರು ಸಂಸ್ಕರಣೆ; ತ್ಯಾಜ್ಯ ನೀರು ಶುದ್ಧೀಕರಣ; ಸೀವೇಜ್ ಟ್ರೀಟ್ಮೆಂಟ್; ಸೀವೇಜ್ ಟ್ರೀಟ್‌ಮೆಂಟ್ ಪ್ಲಾಂಟ್;
    ಸಿವೇಜ್ ಟ್ರೀಟ್‌ಮೆಂಟ್; ಡ್ರೈನೇಜ್ ಟ್ರೀಟ್‌ಮೆಂಟ್; ಡ್ರೈನೇಜ್ ವಾಟರ್ ಟ್ರೀಟ್‌ಮೆಂಟ್`,
  intercom: 'intercom phone; ಇಂಟರ್ಕಾಮ್; ಇಂಟರ್‌ಕಾಂ; ಇಂಟರ್ ಕಾಮ್; ಇಂಟರ್‌ಕಾಮ್ ಫೋನ್',
  'fire-safety': `
    sprinkler; sprinklers; sprinkler system; benki bidre sprinkler; benki bidre safety; benki arisuva; benki ariso; benki arisoke; agni shamaka; agnishamaka; agni surakshate; agni suraksha; fire system; ಅಗ್ನಿ ಸುರಕ್ಷತಾ; ಅಗ್ನಿಸುರಕ್ಷತೆ; ಅಗ್ನಿ ಸುರಕ್ಷತಾ ವ್ಯವಸ್ಥೆ;
    ಅಗ್ನಿಶಾಮಕ; ಅಗ್ನಿಶಾಮಕ ವ್ಯವಸ್ಥೆ; ಬೆಂಕಿ ಸುರಕ್ಷತೆ; ಬೆಂಕಿ ಆರಿಸೋ; ಬೆಂಕಿ ಬಿದ್ರೆ ಸೇಫ್ಟಿ; ಫೈರ್ ಸೇಫ್ಟಿ; ಫೈರ್ ಸಿಸ್ಟಮ್; ಫೈರ್ ಸಿಸ್ಟಂ; ಫೈರ್ ಸ್ಪ್ರಿಂಕ್ಲರ್; ಫೈರ್ ಅಲಾರಂ; ಫೈರ್ ಅಲಾರ್ಮ್; ಸ್ಪ್ರಿಂಕ್ಲರ್; ಫೈರ್ ಎಕ್ಸ್ಟಿಂಗ್ವಿಷರ್`,
  'piped-gas': `
    adige gas pipe alli; adige gas pipeline; adige gas line; gas pipe alli; gas pipalli; pipe alli gas; pipealli gas; pipalli gas; piped gassu; gas line; ಪೈಪಲ್ಲಿ ಗ್ಯಾಸ್; ಪೈಪಲ್ಲೇ ಗ್ಯಾಸ್; ಪೈಪ್‌ನಲ್ಲಿ ಗ್ಯಾಸ್; ಪೈಪ್ ಲೈನ್ ಗ್ಯಾಸ್; ಪೈಪ್‌ಲೈನ್ ಗ್ಯಾಸ್;
    ಪೈಪ್ಡ್ ಗ್ಯಾಸ್; ಗ್ಯಾಸ್ ಪೈಪ್ ಲೈನ್; ಗ್ಯಾಸ್ ಲೈನ್; ಗೇಲ್ ಗ್ಯಾಸ್; ಗೇಲ್ ಗ್ಯಾಸ್ ಲೈನ್; ಗೇಲ್ ಗ್ಯಾಸ್ ಕನೆಕ್ಷನ್; ಗ್ಯಾಸ್ ಕನೆಕ್ಷನ್; ಅಡುಗೆ ಅನಿಲ ಪೈಪ್; ಅಡುಗೆ ಗ್ಯಾಸ್ ಪೈಪ್‌ಲೈನ್; ಕೊಳವೆ ಅನಿಲ`,
  wifi: 'ವೈ ಫೈ; ವೈ-ಫೈ; ಇಂಟರ್ನೆಟ್; ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್',
  park: 'udyanavana; udyaanavana; udyavana; parku; ಉದ್ಯಾನವನ; ಉದ್ಯಾನವನಗಳು; ಪಾರ್ಕ್ ಒಳಗೆ',
  vastu:
    'vaastu prakara kattiro; vastu prakara kattiro; vastu prakara iro; vaasthu prakara; ವಾಸ್ತು ಪ್ರಕಾರ ಕಟ್ಟಿರೋ; ವಾಸ್ತು ಪ್ರಕಾರ ಕಟ್ಟಿರುವ; ವಾಸ್ತು ಪ್ರಕಾರ ಇರೋ; ವಾಸ್ತು ಪ್ರಕಾರವೇ; ವಾಸ್ತು ಶಾಸ್ತ್ರ; ವಾಸ್ತುಶಾಸ್ತ್ರ',
  'wheelchair-access': 'ವೀಲ್ ಚೇರ್; ವ್ಹೀಲ್ ಚೇರ್; ವೀಲ್‌ಚೇರ್ ರ್ಯಾಂಪ್; ರ್ಯಾಂಪ್; ರಾಂಪ್',
  'solar-power':
    'solar current; solar vidyut; ಸೋಲಾರ್ ಪವರ್; ಸೋಲಾರ್ ಪ್ಯಾನೆಲ್; ಸೋಲಾರ್ ಪ್ಯಾನಲ್; ಸೋಲಾರ್ ಹೀಟರ್; ಸೋಲಾರ್ ವಾಟರ್ ಹೀಟರ್; ಸೌರ ಶಕ್ತಿ; ಸೌರಶಕ್ತಿ; ಸೋಲಾರ್ ವಿದ್ಯುತ್',
  'ev-charging':
    'ev charger parking alli; ಇವಿ ಚಾರ್ಜರ್; ಇವಿ ಚಾರ್ಜರ್‌ಗಳು; ಇವಿ; ಇ ವಿ ಚಾರ್ಜಿಂಗ್; ಇವಿ ಪಾಯಿಂಟ್; ಇವಿ ಚಾರ್ಜಿಂಗ್ ಪಾಯಿಂಟ್; ಚಾರ್ಜಿಂಗ್ ಪಾಯಿಂಟ್; ಚಾರ್ಜಿಂಗ್ ಸ್ಟೇಷನ್; ಎಲೆಕ್ಟ್ರಿಕ್ ಕಾರ್ ಚಾರ್ಜಿಂಗ್; ಎಲೆಕ್ಟ್ರಿಕ್ ವಾಹನ ಚಾರ್ಜಿಂಗ್',
  'pet-friendly':
    'ನಾಯಿ ಇದೆ; ನಮ್ಮ ನಾಯಿ ಇದೆ; naayi ide; nayi ide; naayi idare; ಪೆಟ್ ಫ್ರೆಂಡ್ಲೀ; ಪೆಟ್ಸ್ ಅಲೋ; ಪೆಟ್ಸ್ ಅಲೌಡ್; ಸಾಕುಪ್ರಾಣಿ ಸ್ನೇಹಿ',
  'badminton-court':
    'shuttle cock; shuttlecock; shuttlecock court; ಶಟಲ್; ಶಟಲ್ ಕಾಕ್; ಶಟಲ್ ಕೋರ್ಟ್; ಷಟಲ್ ಕೋರ್ಟ್; ಬ್ಯಾಡ್ಮಿಂಟನ್ ಕೋರ್ಟು; ಬ್ಯಾಡ್ಮಿಂಟನ್‌',
  'tennis-court': 'ಟೆನ್ನಿಸ್; ಟೆನ್ನಿಸ್ ಕೋರ್ಟ್; ಟೆನಿಸ್ ಕೋರ್ಟು; ಲಾನ್ ಟೆನಿಸ್',
  'basketball-court': 'ಬಾಸ್ಕೆಟ್ ಬಾಲ್; ಬಾಸ್ಕೆಟ್ ಬಾಲ್ ಕೋರ್ಟ್; ಬ್ಯಾಸ್ಕೆಟ್‌ಬಾಲ್; ಬ್ಯಾಸ್ಕೆಟ್ ಬಾಲ್',
  'squash-court': 'ಸ್ಕ್ವಾಶ್; ಸ್ಕ್ವ್ಯಾಶ್; ಸ್ಕ್ವ್ಯಾಷ್; ಸ್ಕ್ವಾಷ್ ಕೋರ್ಟ್; ಸ್ಕ್ವಾಶ್ ಕೋರ್ಟ್',
  'cricket-pitch': 'cricket maidana; ಕ್ರಿಕೆಟ್ ಮೈದಾನ; ಕ್ರಿಕೆಟ್ ನೆಟ್; ಕ್ರಿಕೆಟ್ ನೆಟ್ಸ್; ಕ್ರಿಕೆಟ್ ಗ್ರೌಂಡ್',
  'skating-rink':
    'skating ring; skeating; skeating ring; skeating rink; ಸ್ಕೇಟಿಂಗ್ ರಿಂಕ್; ಸ್ಕೇಟಿಂಗ್ ರಿಂಗ್; ಸ್ಕೇಟಿಂಗ್ ಟ್ರ್ಯಾಕ್',
  'table-tennis': 'ಟಿಟಿ; ಟಿಟಿ ಟೇಬಲ್; ಟಿ ಟಿ ಟೇಬಲ್; ಟೇಬಲ್ ಟೆನ್ನಿಸ್; ಪಿಂಗ್ ಪಾಂಗ್; ಪಿಂಗ್‌ಪಾಂಗ್',
  'indoor-games':
    'ಗೇಮ್ಸ್ ರೂಮ್; ಗೇಮ್ಸ್ ರೂಂ; ಗೇಮ್ ರೂಮ್; ಇಂಡೋರ್ ಗೇಮ್ಸ್ ರೂಮ್; ಇಂಡೋರ್ ಗೇಮ್; ಕೇರಂ; ಕ್ಯಾರಂ; ಕ್ಯಾರಮ್; ಚೆಸ್; ಒಳಾಂಗಣ ಆಟಗಳು; ಒಳಾಂಗಣ ಆಟಗಳ',
  'cycling-track':
    'saikal track; saikalu track; cycle path; ಸೈಕ್ಲಿಂಗ್ ಪಾತ್; ಸೈಕ್ಲಿಂಗ್ ಪಾಥ್; ಸೈಕಲ್ ಪಾತ್; ಸೈಕ್ಲಿಂಗ್; ಸೈಕ್ಲಿಂಗ್ ಟ್ರಾಕ್; ಸೈಕಲ್ ಟ್ರಾಕ್; ಸೈಕಲ್ ಪಥ',
  'yoga-deck': 'ಯೋಗ ಡೆಕ್; ಯೋಗಾ ಡೆಕ್; ಯೋಗ ಹಾಲ್; ಧ್ಯಾನ ಮಂದಿರ; dhyana mandira; ಮೆಡಿಟೇಷನ್; ಮೆಡಿಟೇಷನ್ ಹಾಲ್',
  spa: 'ಸೌನಾ; ಸ್ಟೀಮ್ ಬಾತ್; ಸ್ಟೀಮ್ ರೂಮ್; ಜಕೂಝಿ',
  'mini-theatre': `
    screening room; private screening room; private theatre; sanna theatre; sanna theatre hall; chikka theatre; mini theatru; ಪ್ರಿವ್ಯೂ ಥಿಯೇಟರ್; ಪ್ರಿವ್ಯೂ ಥಿಯೇಟ್ರು; ಪ್ರೀವ್ಯೂ ಥಿಯೇಟರ್; ಥಿಯೇಟರ್; ಥಿಯೇಟ್ರು; ಮಿನಿ ಥಿಯೇಟ್ರು; ಹೋಮ್ ಥಿಯೇಟರ್;
    ಸಣ್ಣ ಥಿಯೇಟರ್; ಚಿಕ್ಕ ಥಿಯೇಟರ್; ಮಿನಿ ಸಿನಿಮಾ`,
  amphitheatre: `
    bayalu ranga mandira; bayalu rangamandira; bayalu ranga; open theatre; ಬಯಲು ರಂಗಮಂದಿರ; ಬಯಲು ರಂಗ ಮಂದಿರ; ಬಯಲು ರಂಗ; ಓಪನ್ ಏರ್ ಥಿಯೇಟರ್; ಓಪನ್ ಥಿಯೇಟರ್; ಓಪನ್ ಏರ್ ಥಿಯೇಟ್ರು; ಆಂಪಿ ಥಿಯೇಟರ್;
    ಆಂಫಿ ಥಿಯೇಟರ್; ಆಂಪಿಥಿಯೇಟರ್; ಆಂಫಿಥಿಯೇಟ್ರು; ಆಂಫೀಥಿಯೇಟರ್; ಆ್ಯಂಫಿಥಿಯೇಟರ್`,
  'party-hall':
    'partyhaal; samudaya bhavana; ಪಾರ್ಟಿ ಹಾಲು; ಬ್ಯಾಂಕ್ವೆಟ್ ಹಾಲ್; ಬ್ಯಾಂಕ್ವೆಟ್; ಫಂಕ್ಷನ್ ಹಾಲ್; ಕಮ್ಯುನಿಟಿ ಹಾಲ್; ಕಮ್ಯೂನಿಟಿ ಹಾಲ್; ಮಲ್ಟಿಪರ್ಪಸ್ ಹಾಲ್; ಕಾರ್ಯಕ್ರಮದ ಹಾಲ್',
  library: 'granthalaya; vachanalaya; libraryu; ವಾಚನಾಲಯ; ರೀಡಿಂಗ್ ರೂಮ್; ಲೈಬ್ರೆರಿ',
  'co-working': 'ಕೋವರ್ಕಿಂಗ್; ಕೋ ವರ್ಕಿಂಗ್; ಕೋ ವರ್ಕಿಂಗ್ ಸ್ಪೇಸ್; ಕೋವರ್ಕಿಂಗ್ ಸ್ಪೇಸ್; ಬಿಸಿನೆಸ್ ಸೆಂಟರ್; ಬಿಸಿನೆಸ್ ಲೌಂಜ್',
  creche:
    'shishuvihara; shishu vihara; day careu; ಡೇ ಕೇರ್; ಡೇಕೇರ್; ಡೇ ಕೇರು; ಡೇ ಕೇರ್ ಸೆಂಟರ್; ಕ್ರೆಷ್; ಕ್ರೆಚ್; ಕ್ರೀಚ್; ಕ್ರೆಶ್ಶು; ಶಿಶು ವಿಹಾರ; ಬೇಬಿ ಸಿಟ್ಟಿಂಗ್',
  'senior-citizen-area':
    'elders sitting area; elders sitting; seniors sitting area; hiriyara jaaga; hiriya nagarikarige; ಸೀನಿಯರ್ ಸಿಟಿಜನ್; ಸೀನಿಯರ್ ಸಿಟಿಜನ್ ಏರಿಯಾ; ಹಿರಿಯರ ಜಾಗ; ಹಿರಿಯರ ಏರಿಯಾ; ಹಿರಿಯ ನಾಗರಿಕರಿಗೆ; ವಯಸ್ಸಾದವರ ಜಾಗ; ವಯಸ್ಸಾದವರಿಗೆ ಜಾಗ',
  supermarket: `
    dinasi angadi; dinasi; dinasi store; kirana angadi; kirani angadi; angadi olage; general store; ದಿನಸಿ ಅಂಗಡಿ; ದಿನಸಿ; ಕಿರಾಣಿ ಅಂಗಡಿ; ಕಿರಾಣಿ; ದಿನಸಿ ಸಾಮಾನಿನ ಅಂಗಡಿ; ಸೂಪರ್‌ಮಾರ್ಕೆಟ್ಟು; ಸೂಪರ್ಮಾರ್ಕೆಟ್; ಜನರಲ್ ಸ್ಟೋರ್; ಪ್ರಾವಿಷನ್ ಸ್ಟೋರ್`,
  cafeteria:
    'canteenu; kyantinu; coffee angadi; ಕ್ಯಾಂಟೀನ್; ಕ್ಯಾಂಟೀನು; ಕ್ಯಾಂಟಿನ್; ಕಾಫಿ ಶಾಪ್; ಕಾಫಿ ಅಂಗಡಿ; ಕಾಫಿ ಶಾಪು; ಕೆಫೆಟೀರಿಯಾ; ಕೆಫಿಟೇರಿಯಾ; ರೆಸ್ಟೋರೆಂಟ್; ಫುಡ್ ಕೋರ್ಟ್',
  'barbecue-area': 'barbecue counter; bbq counter; ಬಾರ್ಬೆಕ್ಯು; ಬಾರ್ಬಿಕ್ಯೂ; ಬಿಬಿಕ್ಯೂ; ಬಾರ್ಬೆಕ್ಯೂ ಏರಿಯಾ',
  'servant-room':
    'ಮೇಡ್ ರೂಮ್; ಮೇಡ್ ರೂಂ; ಕೆಲಸದವಳ ರೂಮ್; ಕೆಲಸದವಳ ಕೋಣೆ; ಸರ್ವೆಂಟ್ ರೂಂ; ಸರ್ವೆಂಟ್ ಕ್ವಾರ್ಟರ್ಸ್; kelasadavala kone; aalu kone',
  'private-garden': `
    kaithota; kai thota; kaitota; kai tota; swantha kaithota; swanta kaithota; namde kaithota; swantha hoodota; swantha thota; swanta tota; swantha tota; namde garden; nande garden; nammade garden; manege swantha garden; ಕೈತೋಟ; ಕೈ ತೋಟ; ಸ್ವಂತ ಕೈತೋಟ; ನಂದೇ ಗಾರ್ಡನ್; ನಮ್ದೇ ಗಾರ್ಡನ್;
    ನಮ್ಮದೇ ತೋಟ; ಸ್ವಂತ ಹೂದೋಟ; ಪ್ರೈವೇಟ್ ಗಾರ್ಡನ್; ತರಕಾರಿ ತೋಟ; tarakari tota; tarakari thota`,
  'terrace-garden': `
    taarasi mele garden; tarasi mele garden; taarasi mele thota; tarasi mele tota; taarasi thota; tarasi tota; taarasi garden; tarasi garden; terrace mele garden; terrace mele thota; terrace mele gida; roof mele garden; rooftop alli garden; ತಾರಸಿ ಮೇಲೆ ತೋಟ; ತಾರಸಿ ಮೇಲೆ ಗಾರ್ಡನ್; ತಾರಸಿ ಗಾರ್ಡನ್;
    ತಾರಸಿ ಕೈತೋಟ; ಟೆರೇಸ್ ಮೇಲೆ ಗಾರ್ಡನ್; ಟೆರೇಸ್ ಮೇಲೆ ತೋಟ; ಟೆರಸ್ ಗಾರ್ಡನ್; ರೂಫ್‌ಟಾಪ್ ಗಾರ್ಡನ್; ರೂಫ್ ಟಾಪ್ ಗಾರ್ಡನ್; ರೂಫ್ ಗಾರ್ಡನ್; ಮೇಲೆ ರೂಫ್‌ಟಾಪ್ ಗಾರ್ಡನ್; ಮಾಳಿಗೆ ಮೇಲೆ ತೋಟ;`,
  'smart-home': 'ಹೋಮ್ ಆಟೋಮೇಷನ್; ಹೋಂ ಆಟೋಮೇಷನ್; ಆಟೋಮೇಷನ್; ಸ್ಮಾರ್ಟ್ ಹೋಂ; ಸ್ಮಾರ್ಟ್ ಮನೆ; smart mane',
};
