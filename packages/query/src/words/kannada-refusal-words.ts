import { everyPhrase, list } from '../phrases.ts';

/** Where a refused thing is not to be looked for: "building kade hogbedi", "antha mane torisbedi". */
const TOWARDS = [
  '',
  ...list('kade; kade ge; kadege; kade kooda; antu; anthu; matra; ಕಡೆ; ಕಡೆಗೆ; ಕಡೆ ಕೂಡ; ಅಂತೂ; ಅಂತು; ಮಾತ್ರ'),
];

/** What is not to be done with it. */
const DO_NOT = list(`
  torisbedi; thorisbedi; torisabedi; thorisabedi; torsbedi; thorsbedi; torisbeda; thorisbeda; torsbeda; torislebedi; thorislebedi; torislebeda; torsodu beda; torisodu beda; thorisodu beda; torisodhu beda; torskobedi;
  hogbedi; hogabedi; hogbeda; hoglebedi; hogodu beda; hogodhu beda; karkond hogbedi; karkondu hogbedi; helbedi; helabedi; hellebedi; kalsbedi; kalisbedi; kalsabedi; kaluhisbedi; kodbedi; kodabedi; haakbedi; hakbedi; serisbedi; sersbedi; nodbedi;
  tarbedi; tarabedi; baralla; hogalla; hogolla; nodalla; nodolla; nododilla; nodode illa; nododhe illa; nodakke ishta illa; nodoke ishta illa; tirugi nodalla; tirugi kooda nodalla; thirugi nodalla; tirugi noda; ishta agalla; ishta aagalla; namge agalla; namge aagalla; set agalla; set aagalla; safe ansalla; safe anisalla; safe alla; safe ansalla, beda; safe alla, beda;
  ತೋರಿಸಬೇಡಿ; ತೋರಿಸ್ಬೇಡಿ; ತೋರ್ಸಬೇಡಿ; ತೋರ್ಸ್ಬೇಡಿ; ತೋರಿಸ್ಲೇಬೇಡಿ; ತೋರಿಸಲೇಬೇಡಿ; ತೋರಿಸಬೇಡ; ತೋರಿಸ್ಬೇಡ; ತೋರಿಸೋದು ಬೇಡ; ತೋರಿಸುವುದು ಬೇಡ; ತೋರ್ಸೋದು ಬೇಡ; ತೋರಿಸ್ಲೇ ಬೇಡಿ;
  ಹೋಗಬೇಡಿ; ಹೋಗ್ಬೇಡಿ; ಹೋಗೋದು ಬೇಡ; ಹೋಗುವುದು ಬೇಡ; ಕರ್ಕೊಂಡು ಹೋಗಬೇಡಿ; ಕರ್ಕೊಂಡ್ ಹೋಗ್ಬೇಡಿ; ಹೇಳಬೇಡಿ; ಹೇಳ್ಬೇಡಿ; ಕಳಿಸಬೇಡಿ; ಕಳಿಸ್ಬೇಡಿ; ಕಳ್ಸಬೇಡಿ; ಕಳುಹಿಸಬೇಡಿ; ಕೊಡಬೇಡಿ; ಕೊಡ್ಬೇಡಿ; ಹಾಕಬೇಡಿ; ಹಾಕ್ಬೇಡಿ; ಸೇರಿಸಬೇಡಿ; ಸೇರಿಸ್ಬೇಡಿ; ನೋಡಬೇಡಿ;
  ಬರಲ್ಲ; ಹೋಗಲ್ಲ; ಹೋಗೋದಿಲ್ಲ; ನೋಡಲ್ಲ; ನೋಡೋದಿಲ್ಲ; ನೋಡೋದೇ ಇಲ್ಲ; ತಿರುಗಿ ನೋಡಲ್ಲ; ತಿರುಗಿ ಕೂಡ ನೋಡಲ್ಲ; ಇಷ್ಟ ಆಗಲ್ಲ; ಇಷ್ಟ ಆಗೋದಿಲ್ಲ; ನಮಗೆ ಆಗಲ್ಲ; ನಮ್ಗೆ ಆಗಲ್ಲ; ನಮ್ಗಾಗಲ್ಲ; ನಮಗಾಗಲ್ಲ; ನಂಗಾಗಲ್ಲ; ನನಗಾಗಲ್ಲ; ಸೆಟ್ ಆಗಲ್ಲ; ಸೇಫ್ ಅನ್ಸಲ್ಲ; ಸೇಫ್ ಅನಿಸಲ್ಲ; ಸೇಫ್ ಅಲ್ಲ; ಸೇಫ್ ಅನ್ಸಲ್ಲ, ಬೇಡ; ಸೇಫ್ ಅಲ್ಲ, ಬೇಡ;
  ಬೇಡಪ್ಪ; ಬೇಡಪ್ಪಾ; ಬೇಡಮ್ಮ; ಬೇಡಣ್ಣ; ಬೇಡ ಸರ್; ಬೇಡ ಸಾರ್; ಬೇಡ್ರಿ; ಬೇಡ್ರೀ; ಬೇಡವೇ; ಬೇಡ್ವೇ; ಬೇಡ ಕಣ್ರಿ; bedappa; bedamma; bedanna; bedri; beda kanri
`);

/** English words of refusing with the Kannada verb: "Yelahanka skip madi", "ಲೇಕ್ ಅವಾಯ್ಡ್ ಮಾಡಿ". */
const REFUSING = list('skip; avoid; ignore; reject; exclude; ಸ್ಕಿಪ್; ಅವಾಯ್ಡ್; ಅವಾಯ್ಡು; ಇಗ್ನೋರ್; ರಿಜೆಕ್ಟ್');
const DOING = list(`
  madi; maadi; madri; maadri; madbidi; maadbidi; madi bidi; maadi bidi; madbahudu; madona; maadona; madtini; maadtini; madtivi; maadtivi; madtiddini; madbeku; maadbeku; madu; maadu;
  ಮಾಡಿ; ಮಾಡ್ರಿ; ಮಾಡಿಬಿಡಿ; ಮಾಡ್ಬಿಡಿ; ಮಾಡಿ ಬಿಡಿ; ಮಾಡೋಣ; ಮಾಡ್ತೀನಿ; ಮಾಡ್ತೀವಿ; ಮಾಡ್ತಿದೀನಿ; ಮಾಡಬೇಕು; ಮಾಡ್ಬೇಕು; ಮಾಡು
`);

/** "Yelahanka saakaagide", "ಟ್ಯಾಂಕರ್ ಸಾಕಾಗ್ಹೋಗಿದೆ": one is tired of it. */
const TIRED_OF = list(`
  saakagide; saakaagide; sakagide; saakagi hogide; saakaagi hogide; sakagi hogide; saakagogide; saakaytu; saakaitu; saakaaytu; saak aagide; saaku saakagide; saak saakagide; bejaragide; bejaraagide; bejar aagide; bejaru aagide; bejar agide; taledukondu hogide;
  ಸಾಕಾಗಿದೆ; ಸಾಕಾಗಿ ಹೋಗಿದೆ; ಸಾಕಾಗ್ಹೋಗಿದೆ; ಸಾಕಾಗೋಗಿದೆ; ಸಾಕಾಯ್ತು; ಸಾಕಾಯಿತು; ಸಾಕು ಸಾಕಾಗಿದೆ; ಸಾಕ್ ಸಾಕಾಗಿದೆ; ಬೇಜಾರಾಗಿದೆ; ಬೇಜಾರ್ ಆಗಿದೆ
`);

/** "villa ಹೊರತು ಬೇರೆ ಏನಾದರೂ", "Bommanahalli except bere yavdadru": whatever else there is. */
const BESIDES = list(
  'bittu; bitre; bittre; bitru; horatu; horathu; horatagi; except; ಬಿಟ್ಟು; ಬಿಟ್ರೆ; ಬಿಟ್ಟರೆ; ಹೊರತು; ಹೊರತಾಗಿ; ಹೊರತು ಪಡಿಸಿ; ಹೊರತುಪಡಿಸಿ',
);
const WHATEVER_ELSE = list(`
  bere yavdadru; bere yavudadru; bere yaavdadru; bere yaavudadaru; bere yav adru; bere enadru; bere enaadru; bere ella; bere yella; bere ellu; bere elladru; bere elladaru; bere ellaadru; bere elli; bere kade; bere area; bere jaga; ulididdu; ulida; ulidaddu; ulidella; ulidavu; baaki; baaki ella; baaki yavdadru; mikkiddu; mikka;
  ಬೇರೆ ಏನಾದರೂ; ಬೇರೆ ಏನಾದ್ರೂ; ಬೇರೆ ಯಾವುದಾದರೂ; ಬೇರೆ ಯಾವ್ದಾದ್ರೂ; ಬೇರೆ ಎಲ್ಲಾ; ಬೇರೆ ಎಲ್ಲ; ಬೇರೆ ಎಲ್ಲಾದರೂ; ಬೇರೆ ಎಲ್ಲಾದ್ರೂ; ಬೇರೆ ಕಡೆ; ಬೇರೆ ಏರಿಯಾ; ಬೇರೆ ಜಾಗ; ಉಳಿದ; ಉಳಿದದ್ದು; ಉಳಿದಿದ್ದು; ಉಳಿದವು; ಉಳಿದೆಲ್ಲಾ; ಬಾಕಿ; ಬಾಕಿ ಎಲ್ಲಾ; ಮಿಕ್ಕಿದ್ದು
`);

/** What Kannada refuses behind it, with its verb. */
export const refusedInKannada: readonly string[] = [
  ...everyPhrase(TOWARDS, DO_NOT),
  ...everyPhrase(REFUSING, DOING),
  ...everyPhrase(list('irodu; irodanna; irodannu; iro; ಇರೋದು; ಇರೋದನ್ನ; ಇರುವುದನ್ನು'), REFUSING, DOING),
  ...everyPhrase(TIRED_OF, ['', ...list('alli beda; adu beda; beda; ಅಲ್ಲಿ ಬೇಡ; ಅದು ಬೇಡ; ಬೇಡ')]),
  ...everyPhrase(BESIDES, WHATEVER_ELSE),
  ...list(
    'horatu; horathu; horatagi; ಹೊರತು; ಹೊರತಾಗಿ; enu beda; yenu beda; enoo beda; yenoo beda; ಏನೂ ಬೇಡ; ಏನು ಬೇಡ; irodu beda; irodhu beda; irodhe beda; irode beda; ಇರೋದು ಬೇಡ; ಇರೋದೇ ಬೇಡ; ಇರುವುದು ಬೇಡ; ಇರ್ಬಾರದು; ಇರಬಾರ್ದು; ಇರ್ಬಾರ್ದು; ಇರ್ಬಾದು; nambike illa; nambike illa beda; ನಂಬಿಕೆ ಇಲ್ಲ; ನಂಬಿಕೆಯಿಲ್ಲ',
  ),
];

/** "South Bangalore bittu baralla": one does not leave it, so it is needed. */
export const notLeft: readonly string[] = everyPhrase(
  list('bittu; bitt; bitu; bitre; ಬಿಟ್ಟು; ಬಿಟ್'),
  ['', ...list('bere kade; bere elli; elligu; elligoo; ಬೇರೆ ಕಡೆ; ಬೇರೆಡೆ; ಎಲ್ಲಿಗೂ; ಎಲ್ಲೂ')],
  list(
    'baralla; barodilla; hogalla; hogolla; hogodilla; hogodu beda; hogoke ishta illa; ಬರಲ್ಲ; ಬರೋದಿಲ್ಲ; ಹೋಗಲ್ಲ; ಹೋಗೋದಿಲ್ಲ; ಹೋಗುವುದಿಲ್ಲ; ಹೋಗೋಕೆ ಇಷ್ಟ ಇಲ್ಲ',
  ),
  ['', ...list('naavu; navu; naanu; ನಾವು; ನಾನು')],
);
