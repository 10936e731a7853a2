import { list } from '@manemitra/query/phrases';

/** How buyers call what a building has, and what its homes are like. */
export const BUILDING_WORDS = {
  'super-built-up': list(`
    super built up area; super builtup area; built up; built up area; builtup; sba; saleable area; सुपर बिल्ट अप;
    ಸೂಪರ್ ಬಿಲ್ಟ್ ಅಪ್`),
  loading: list('loading; ಲೋಡಿಂಗ್; लोडिंग; usable area; shared area; common area'),
  facing: list(`
    facing; direction; which side; vastu facing; kis taraf; kis disha; dikku; dikkige; yaava dikku; baagilu yaav kade; baagilu yaava kade; baagilu yava kade; ಯಾವ ದಿಕ್ಕಿಗೆ; ದಿಕ್ಕಿಗೆ; ದಿಕ್ಕು; दिशा; किस तरफ; मुख`),
  bathrooms: list(`
    bathroom; toilet; bath; balcony; balconies; balkani; ಸ್ನಾನಗೃಹ; ಬಾಲ್ಕನಿ; ಬಾತ್‌ರೂಮ್; बाथरूम; बालकनी; शौचालय`),
  amenities: list(`
    kya kya milega; kya kya milta hai; kya kya hai; kya kya diya hai; क्या क्या मिलेगा; क्या क्या है; क्या क्या मिलता है; enenu sigutte; enenu ide; ಏನೇನು ಸಿಗುತ್ತೆ; ಏನೇನು ಇದೆ; ಏನೇನಿದೆ; what all; what do i get; what do we get; what does it offer;
    amenity; amenities; facility; facilities; suvidha; suvidhayein; saulabhya; soulabhya; saukarya; soukarya;
    features; ಸೌಲಭ್ಯ; ಸೌಲಭ್ಯಗಳು; ಸೌಕರ್ಯ; सुविधा; सुविधाएं`),
  specifications: list(`
    lifts per tower; units per floor; per floor; floor ge; stretcher; stretcher lift; backup; backup for lifts;
    wide doors; main door; window; kitchen; platform; granite; marble; vitrified; plumbing; wiring; switches; paint;
    painting; wall; brick; bricks; eent; ittige; ईंट; ಇಟ್ಟಿಗೆ; mivan; maivan; माइवान; shuttering; concrete; structure; earthquake; seismic; gas; geyser; heated pool; pool heated; pool size;
    clubhouse size; guest room; size of the gym; video door; air conditioning; pooja room; puja room; pooja; puja; pooja ghar; puja ghar; pooja ka kamra; devara mane; devara kone; devara manege; pooja kone; prayer room; पूजा घर; पूजा रूम; पूजा का कमरा; पूजाघर; ದೇವರ ಮನೆ; ದೇವರ ಕೋಣೆ; ದೇವರಮನೆ; ಪೂಜಾ ಕೋಣೆ; ಪೂಜೆ ಕೋಣೆ; study room;
    store room; utility; utility area; wardrobe; sound proof; soundproof; 
    bisi neeru; parking per flat; number of parkings; parking spaces; two parkings; how many cars; how many car; car slots; car slot; cars per flat; kitni car; kitni gaadi; kitni gadi; eshtu car; eshtu gaadi; कितनी गाड़ी; कितनी कार; ಎಷ್ಟು ಕಾರ್; ಎಷ್ಟು ಗಾಡಿ; दरवाजा; दरवाजे; खिडकी;
    ಬಾಗಿಲು; ಕಿಟಕಿ; ಅಡುಗೆಮನೆ; specification; specs; flooring; tiles; fittings; fixtures; ceiling height;
    construction quality; build quality; architect; contractor; materials; brand of; furnished; unfurnished;
    furnishing; wood work; woodwork; ನೆಲಹಾಸು; गुणवत्ता; ಗುಣಮಟ್ಟ`),
  pictures: list(`
    photo; photos; photograph; photographs; pic; pics; picture; pictures; image; images; render; rendered; renders; rendering; computer image; computer photo; asli photo; photo asli; photo real; photo nijana; photo nija; photo nijavada; tasveer; tasvir; chitra; फोटो; तस्वीर; तस्वीरें; ಫೋಟೋ; ಫೋಟೊ; ಚಿತ್ರ; ಚಿತ್ರಗಳು`),
  access: list(`
    grab bar; grab bars; wide doorway; step-free; stepless; slope; lift to every floor; old people friendly; seedhi;
    seedhiya; metlu; रैंप; रैम्प; सीढी; सीढियां; ರ‍್ಯಾಂಪ್; ರಾಂಪ್; ಮೆಟ್ಟಿಲು; wheelchair; wheel chair; ramp; steps;
    stairs; handrail; disabled; accessible; accessibility; व्हीलचेयर; ವೀಲ್‌ಚೇರ್`),
  position: list(`
    corner; corner site; corner plot; corner flat; corner unit; corner house; corner home; corner mane; corner wala; kone wala; kone ka;
    कोने वाला; कोने का; कॉर्नर; ಮೂಲೆ; ಮೂಲೆಯ; ಕಾರ್ನರ್; end unit; middle unit; which block; which tower; which wing`),
  views: list(`
    view; lake view; sea facing; sunlight; sun light; ventilation; terrace; roof rights; balcony view; road facing;
    park facing; privacy; dhoop; hawa; gaali belaku; ನೋಟ; धूप`),
} as const satisfies Readonly<Record<string, readonly string[]>>;
