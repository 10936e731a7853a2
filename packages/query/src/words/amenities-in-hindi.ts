import { list } from '../phrases.ts';

/** Amenities in Hindi words, in both scripts, beyond their names. They are read as they
 * are written here, and not by their sound; what is told by its purpose stands in `hindi-amenity-purposes.ts`. */
const IN_HINDI: Readonly<Record<string, string>> = {
  'swimming-pool': `
    tairaki; tairaki ka pool; tairne ka pool; tairne ki jagah; tairne ke liye pool; swimming ke liye pool;
    bacchon ka pool; तैराकी; तैरने की जगह; तैरने का पूल; तैरने के लिए पूल; स्विमिंग; स्वीमिंग; स्वीमिंग पूल;
    स्विमिंगपूल; तरण ताल`,
  gym: `
    treadmill; treadmil; dumbbells; dumbbell; weight training; kasrat ghar; vyayamshala;
    vyayam shala; ट्रेडमिल; डंबल; जिम्नेज़ियम; जिमखाना; व्यायाम शाला; कसरत घर`,
  'kids-play-area': `
    slide; slides; स्लाइड; jhula; jhule; jhulon; jhoola; jhoole; jhoolon; jhule jhoole jhula     fisal patti; fisalpatti; phisal patti; see saw; seesaw; khelne ka maidan; khelne ka maidaan;
    khel ka maidan; khel ka maidaan; झूला; झूले; झूलों; झूले फिसलपट्टी; फिसल पट्टी; सी सॉ;
    खेलने का मैदान; खेल का मैदान; किड्स ज़ोन; किड्स प्ले एरिया; चिल्ड्रन प्ले एरिया;
    चिल्ड्रेन पार्क; बाल उद्यान`,
  'jogging-track': `
    walking track; running track; वॉकिंग ट्रैक; वॉकिंग पाथ; रनिंग ट्रैक; जॉगिंग पाथ; जॉगिंग`,
  'landscaped-garden': `
    लॉन; bagicha; bageecha; bagiche; bagichaa; बाग़; बगीचे;
    बाग बगीचा; उद्यान; लैंडस्केप गार्डन; लैंडस्केप्ड गार्डन`,
  'power-backup': `
    generator backup; generator wali; bijli jaane par backup; bijli jaye to backup;
    light jaye to backup; light jaane pe backup; full backup; डीजी; जेनरेटर; जनरेटर बैकअप; जेनरेटर बैकअप;
    इन्वर्टर बैकअप; लाइट बैकअप; बिजली का बैकअप; पावर बैक अप; बिजली जाने पर बैकअप; फुल बैकअप`,
  lift: `
    elevator; एलिवेटर; एलीवेटर`,
  security: `
    watchman; वॉचमैन; वाचमैन; गेट पर वॉचमैन; chaukidar; chaukidaar; chowkidar; chowkidaar; chokidar; darbaan; darban; pehredar; pahredar;
    security guard; gate pe guard; gate par guard; guard 24 ghante; 24 ghante security; 24 ghante guard;
    chaubis ghante security; chaubis ghante guard; din raat security; din raat guard; चौकीदार; दरबान;
    पहरेदार; सुरक्षा गार्ड; सिक्योरिटी गार्ड; सिक्यूरिटी; सिक्युरिटी; गेट पर गार्ड; 24 घंटे सुरक्षा;
    24 घंटे सिक्योरिटी; 24 घंटे गार्ड; चौबीस घंटे सुरक्षा; चौबीस घंटे सिक्योरिटी; चौबीस घंटे गार्ड;
    दिन रात सुरक्षाकर्मी`,
  cctv: `
    cctv camera; camere; cc tv camera; nigrani camera; सीसीटीवी कैमरा; सीसीटीवी कैमरे; कैमरे; सी सी टी वी;
    निगरानी कैमरे; निगरानी कैमरा`,
  'gated-community': `
    boundary wall; bounderi wall; boundary wall aur gate; chardiwari; chaardiwari; chahardiwari;
    charo taraf boundary; charo taraf boundary wall; charon taraf boundary; charo taraf deewar;
    band gate wali society; gate wali society; gate wali colony; गेट वाली सोसाइटी; गेट वाली सोसायटी;
    गेट वाली कॉलोनी; चारदीवारी; चहारदीवारी; बाउंड्री वॉल; बाउंड्री; चारों तरफ दीवार; चारों तरफ बाउंड्री;
    गेटेड सोसायटी; गेटेड कम्यूनिटी; गेटेड कॉलोनी; बंद गेट वाली सोसाइटी`,
  'car-parking': `
    gaadi ki jagah; gaadi ki parking; gaadi khadi karne ki jagah; gaadi khadi karne ki;
    gaadi rakhne ki jagah; gaadi park karne ki jagah; car ki jagah; covered parking; do gaadi ki parking;
    2 gaadi ki parking; गाड़ी की पार्किंग; गाड़ी खड़ी करने की जगह; गाड़ी रखने की जगह; गाड़ी लगाने की जगह;
    गाड़ी पार्क करने की जगह; कार की पार्किंग; कवर्ड पार्किंग; कार रखने की जगह`,
  'rainwater-harvesting': `
    barish ka paani jama; barish ka paani bachane; barish ka paani bachaye; barish ka paani store;
    barish ka paani ikattha; baarish ka paani jama; baarish ka paani bachane; baarish ka paani store;
    baarish ka paani ikattha; varsha jal sanchayan; varsha jal; बारिश का पानी जमा; बारिश का पानी बचाने;
    बारिश का पानी इकट्ठा; बारिश का पानी स्टोर; वर्षा जल; वर्षा जल संग्रहण; रेनवाटर हार्वेस्टिंग;
    रेन वॉटर हार्वेस्टिंग; रेनवॉटर हार्वेस्टिंग`,
  'sewage-treatment-plant': `
    gande paani ka treatment; gande paani ka treatment plant; gande paani ki safai;
    gande pani ka treatment plant; gande pani ka treatment; sewage ka treatment; sewer treatment;
    गंदे पानी का ट्रीटमेंट; गंदे पानी का ट्रीटमेंट प्लांट; गंदे पानी की सफाई; गंदे पानी के शोधन;
    सीवेज प्लांट; सीवर ट्रीटमेंट; एस टी पी`,
  intercom: `
    intercom phone; इंटरकॉम फोन; इण्टरकॉम`,
  'fire-safety': `
    fire hydrant; hydrant; fire aag bujhane ka system;
    aag bujhane ka intezaam; aag bujhane ka intezam; aag bujhane ke intezaam; aag bujhane ki suvidha;
    aag bujhane; aag se bachav; aag se bachne; आग बुझाने का इंतज़ाम; आग बुझाने का इंतजाम;
    आग बुझाने की व्यवस्था; आग बुझाने का सिस्टम; आग बुझाने की सुविधा; आग बुझाने; आग से बचाव; आग से सुरक्षा;
    फायर अलार्म; फ़ायर अलार्म; फायर हाइड्रेंट; फायर फाइटिंग; फ़ायर सेफ़्टी; अग्नि सुरक्षा; अग्निशमन;
    हाइड्रेंट`,
  'piped-gas': `
    pipe se gas; gas pipe se; gas ki pipeline; gas ki line; पाइप से गैस; गैस की पाइपलाइन; गैस की लाइन;
    पाइप्ड गैस; पाइपलाइन गैस; पाइपलाइन वाली गैस; गैस पाइप लाइन`,
  wifi: `
    wi fi ki suvidha; वाई फाई; वाय फाय; इंटरनेट; ब्रॉडबैंड`,
  vastu: `
    vastu dosh nahi; vastu dosh na ho; vastu dosh nahi ho; vastu dosh nahi hona chahiye; koi vastu dosh na ho; वास्तु दोष नहीं; वास्तु दोष न हो; वास्तु दोष ना हो; वास्तु दोष नहीं हो; वास्तु दोष नहीं होना चाहिए`,
  'wheelchair-access': `
    wheelchair jaa sake; wheelchair chal sake; wheelchair ke liye ramp; viklang; divyang; viklangon ke liye;
    divyangon ke liye; व्हीलचेयर के लिए रैंप; रैंप; रैम्प; दिव्यांग; दिव्यांगों के लिए; विकलांगों के लिए;
    व्हील चेयर; वील चेयर`,
  'solar-power': `
    saur urja; solar panel lage; dhoop se bijli; solar bijli; सौर ऊर्जा; सोलर पैनल; सोलर पावर; सोलर बिजली;
    धूप से बिजली`,
  'ev-charging': `
    gaadi charge karne ki jagah; gaadi charge karne; car charge karne; scooter charge karne; ev charge;
    charging point; गाड़ी चार्ज करने की जगह; गाड़ी चार्ज करने; कार चार्ज करने; स्कूटर चार्ज करने;
    चार्जिंग पॉइंट; चार्जिंग स्टेशन; ईवी चार्जर; ईवी पॉइंट; ई वी चार्जिंग; ईवी चार्जिंग पॉइंट`,
  'pet-park': `
    डॉग पार्क; पेट्स पार्क; पेट ज़ोन; kutta park; कुत्ता पार्क`,
  'skating-rink': `
    skating rink; skating ki jagah; skating ka rink; skating ke liye rink; skating ke liye jagah;
    स्केटिंग रिंक; स्केटिंग की जगह; स्केटिंग का रिंक; स्केटिंग के लिए रिंक; स्केटिंग के लिए जगह`,
  'yoga-deck': `
    yogabhyas; dhyan kaksh; योगाभ्यास; ध्यान केंद्र; मेडिटेशन; मेडिटेशन हॉल; योगा डेक; योग कक्ष`,
  spa: `
    स्टीम; सॉना; सौना; मसाज; मालिश; malish; maalish; bhaap snan; स्टीम बाथ; जकूज़ी;
    जकूजी; भाप स्नान; `,
  'mini-theatre': `
    mini cinema; chhota theatre; chhota cinema hall; मिनी थियेटर; मिनी सिनेमा; होम थिएटर; होम थियेटर;
    छोटा थिएटर; छोटा सिनेमा हॉल`,
  amphitheatre: `
    khula manch; khula theatre; khula rangmanch; ओपन एयर थिएटर; एम्फी थिएटर; एम्फीथियेटर; एंफीथिएटर;
    ऐम्फीथिएटर; खुला मंच; रंगमंच; खुला रंगमंच`,
  'party-hall': `
    community hall; बैंक्वेट; बैंक्वेट हॉल; बैंक्वेट हाल; कम्युनिटी हॉल; कम्यूनिटी हॉल; फंक्शन हॉल;
    मल्टीपर्पज़ हॉल; मल्टीपर्पज हॉल; समारोह भवन`,
  library: `
    kitab ghar; kitabghar; pustakalaya; pustakalay; reading corner; किताब घर; वाचनालय; रीडिंग रूम;
    रीडिंग कॉर्नर; लायब्रेरी`,
  'co-working': `
    co working; को वर्किंग; को वर्किंग स्पेस; को-वर्किंग स्पेस; कोवर्किंग; कोवर्किंग स्पेस; वर्किंग स्पेस;
    कॉन्फ्रेंस रूम; मीटिंग रूम; बिज़नेस सेंटर; बिजनेस सेंटर`,
  creche: `
    डे केयर; डेकेयर; क्रेश; क्रेच सुविधा; शिशु गृह; पालनाघर; पालना घर; palna ghar; palnaghar; shishu griha;
    bal griha; बालगृह`,
  'senior-citizen-area': `
    वरिष्ठ नागरिक क्षेत्र; सीनियर सिटीज़न एरिया; सीनियर सिटिजन एरिया; सीनियर ज़ोन`,
  supermarket: `
    kirana; kirane ki dukan; kirana dukan; kirana store; kirana shop; general store; rashan ki dukan;
    raashan ki dukan; किराना; किराने की दुकान; किराना दुकान; किराना स्टोर; राशन की दुकान; जनरल स्टोर;
    सुपर मार्केट; डिपार्टमेंटल स्टोर; ग्रोसरी; ग्रोसरी स्टोर; ग्रॉसरी`,
  cafeteria: `
    chai nashte ki jagah; chai coffee ki jagah; chai ki dukan; nashte ki jagah; coffee peene ki jagah;
    चाय नाश्ते की जगह; चाय कॉफी की जगह; चाय की दुकान; कैंटीन; कैफ़े; कैफ़ेटेरिया; रेस्टोरेंट;
    रेस्तरां; कॉफी शॉप; फूड कोर्ट`,
  'barbecue-area': `
    barbique; बार्बेक्यू; बीबीक्यू; बार्बिक्यू; तंदूर की जगह`,
  'private-garden': `
    ghar ke aage lawn; ghar ke aage bagicha; ghar ke aage garden; ghar ke saamne bagicha;
    ghar ke aage khud ka lawn; ghar ke aage apna lawn; ghar ke peeche bagicha; घर के आगे     घर के आगे बगीचा; घर के आगे गार्डन; घर के सामने बगीचा; घर के आगे खुद का घर के आगे अपना बगीचा;
    घर के पीछे बगीचा`,
  'smart-home': `
    phone se sab control; phone se light ac control; phone se light ac sab control; phone se light control;
    mobile se sab control; mobile se light pankha control; mobile se light ac control;
    mobile se ghar control; phone se ghar control; app se sab control; app se light ac; alexa se chale;
    alexa wala ghar; फोन से सब कंट्रोल; फ़ोन से सब कंट्रोल; मोबाइल से सब कंट्रोल; मोबाइल से लाइट पंखा;
    मोबाइल से घर कंट्रोल; फोन से लाइट एसी कंट्रोल; फ़ोन से लाइट एसी कंट्रोल; ऐप से सब कंट्रोल; होम ऑटोमेशन;
    स्मार्ट घर; एलेक्सा वाला घर`,
};

export const amenitiesInHindi = Object.entries(IN_HINDI).map(
  ([id, said]) => [id, list(said)] as const,
);
