/** What general questions speak of, in five ways of speaking: money, banks, taxes, people abroad. */
export const MONEY_CONCEPTS = {
  loan: 'loan; home loan; housing loan; homeloan; bank loan; karz; karza; sala; लोन; होम लोन; कर्ज; ಲೋನ್; ಹೋಮ್ ಲೋನ್; ಗೃಹ ಸಾಲ; ಸಾಲ; saala',
  bank: 'bank; banks; bank approved; approved by bank; bank approval; sbi; hdfc; apf; bank loan; loan approved; loan approval; approved for loan; बैंक; ಬ್ಯಾಂಕ್',
  share:
    'how much; kitna; kitni; eshtu; कितना; कितनी; ಎಷ್ಟು; what percent; what percentage; how many percent; percent of; percentage; percent; per cent; ltv; loan to value; kitne percent; eshtu percent; 80 %; 90 %; 100 %',
  'down-payment':
    'down payment; downpayment; own contribution; margin money; self contribution; initial payment; डाउन पेमेंट; ಡೌನ್ ಪೇಮೆಂಟ್',
  eligibility:
    'eligibility; eligible; qualify; how much can i borrow; salary; income; umr; योग्यता; सैलरी; ಅರ್ಹತೆ; ಸಂಬಳ; sambala',
  'credit-score':
    'cibil; credit score; cibil score; credit rating; सिबिल; ಸಿಬಿಲ್; क्रेडिट स्कोर; ಕ್ರೆಡಿಟ್ ಸ್ಕೋರ್',
  fixed: 'fixed; fixed rate; फिक्स्ड; ಫಿಕ್ಸೆಡ್',
  floating: 'floating; floating rate; फ्लोटिंग; ಫ್ಲೋಟಿಂಗ್',
  prepay:
    'prepay; prepayment; pre payment; foreclose; foreclosure; close early; close loan early; early closure; part payment; pay off early; प्रीपेमेंट; ಪ್ರೀಪೇಮೆಂಟ್; jaldi band; jaldi chukana',
  'pre-emi': 'pre emi; preemi; emi before possession; emi during construction; प्री ईएमआई; ಪ್ರೀ ಇಎಂಐ',
  subvention: 'subvention; subvention scheme; no emi till possession; emi holiday; सबवेंशन',
  joint:
    'joint; jointly; co owner; co owners; co borrower; co applicant; two names; both names; संयुक्त; जॉइंट; ಜಂಟಿ; joint aagi; dono ke naam; dono ke naam pe; dono naam; both our names; both of our names; in both names; दोनों के नाम; दोनों के नाम पर; दोनों नाम; ibbara hesaralli; ibbara hesralli; ibbar hesralli; ibbara hesarinalli; ಇಬ್ಬರ ಹೆಸರಲ್ಲಿ; ಇಬ್ಬರ ಹೆಸರಿನಲ್ಲಿ; ಇಬ್ಬರ ಹೆಸರಿಗೆ',
  wife: 'wife; husband; spouse; parents; father; mother; patni; pati; biwi; hendti; ganda; पत्नी; पति; ಹೆಂಡತಿ; ಗಂಡ; ಪತ್ನಿ',
  closed:
    'loan closed; loan closure; closing the loan; loan is paid; paid off; after loan; original papers; original documents; original deed; get back; loan khatam; loan close; loan mugida; लोन खत्म; ಲೋನ್ ಮುಗಿದ',
  pmay: 'government subsidy; govt subsidy; sarkari subsidy; subsidies; सरकारी सब्सिडी; ಸರ್ಕಾರಿ ಸಬ್ಸಿಡಿ; pmay; pm awas; pradhan mantri awas; pradhan mantri awas yojana; pm awas yojana; awas yojana; clss; subsidy; प्रधानमंत्री आवास; आवास योजना; सब्सिडी; ಆವಾಸ್ ಯೋಜನೆ; ಪ್ರಧಾನ ಮಂತ್ರಿ ಆವಾಸ್; ಸಬ್ಸಿಡಿ',
  rejected:
    'reject; rejected; rejection; refuse; refused; decline; declined; denied; reject ho gaya; रिजेक्ट; ತಿರಸ್ಕರಿಸ; ರಿಜೆಕ್ಟ್',
  nri: 'nri; nris; from abroad; living abroad; living in usa; living in dubai; live in dubai; live in usa; live abroad; live in the us; live in the uk; settled abroad; overseas; non resident; videsh; एनआरआई; विदेश; ಎನ್‌ಆರ್‌ಐ; ಎನ್ಆರ್ಐ; ವಿದೇಶ; videshadalli',
  'foreign-citizen':
    'foreigner; foreigners; foreign citizen; foreign national; foreign passport; us citizen; american citizen; british citizen; uk citizen; canadian citizen; australian citizen; nepal citizen; nepali; citizen of nepal; nepal ka citizen; bangladeshi; videshi nagrik; videshi; videshi praje; विदेशी नागरिक; विदेशी; नेपाली; ವಿದೇಶಿ ಪ್ರಜೆ; ವಿದೇಶಿ; ವಿದೇಶಿಯರು; ಅಮೆರಿಕನ್ ಸಿಟಿಜನ್',
  'nre-account':
    'nre; nro; fcnr; nre account; nro account; nre accounts; nro accounts; fcnr account; एनआरई; ಎನ್‌ಆರ್‌ಇ',
  oci: 'oci; pio; oci card; oci card holder; oci cardholder; ओसीआई; ಒಸಿಐ',
  repatriate:
    'repatriate; repatriation; take money abroad; send money abroad; send abroad; take money back; send the money; money out of india; paisa bahar',
  tds: 'tds; tax deducted; 194 ia; 194ia; 26qb; form 26qb; टीडीएस; ಟಿಡಿಎಸ್',
  'capital-gains':
    'capital gain; capital gains; capital gains tax; ltcg; stcg; long term gain; indexation; tax on selling; tax when i sell; कैपिटल गेन; कैपिटल गेन्स; कैपिटल गेन टैक्स; ಕ್ಯಾಪಿಟಲ್ ಗೇನ್; ಕ್ಯಾಪಿಟಲ್ ಗೇನ್ಸ್; ಕ್ಯಾಪಿಟಲ್ ಗೇನ್ ಟ್ಯಾಕ್ಸ್; ಬಂಡವಾಳ ಗಳಿಕೆ; ಬಂಡವಾಳ ಲಾಭ',
  'section-54f': '54f; section 54f; 54 f; sec 54f; section 54 f',
  nominee: 'nominee; nominees; nomination; nominate; naamini; नॉमिनी; नामिनी; ನಾಮಿನಿ; ನಾಮಿನೇಷನ್',
  will: 'a will; the will; my will; by will; or will; will or; make will; registered will; without will; vasiyat; vasiyatnama; uyilu; वसीयत; वसीयतनामा; ವಿಲ್; ಉಯಿಲು',
  heir: 'heir; heirs; legal heir; legal heirs; inherit; inherits; inheritance; waris; varis; varasudara; वारिस; ವಾರಸುದಾರ; ವಾರಸುದಾರರು; when i die; after i die; after my death; after death; mere baad; मेरे बाद; nanna nantara; ನನ್ನ ನಂತರ',
  save: 'save; saving; avoid; exempt; exemption; bachana; bachaye; bachane; section 54; 54ec; reinvest; बचाना; बचाएं; बचाये; ಉಳಿಸು; ಉಳಿಸುವುದು; ulisuvudu',
  tax: 'tax; income tax; tax benefit; tax benefits; tax deduction; 80c; 24b; teriges; terige; टैक्स; आयकर; ತೆರಿಗೆ; ಟ್ಯಾಕ್ಸ್',
  'property-tax': 'property tax; house tax; khata tax; प्रॉपर्टी टैक्स; ಆಸ್ತಿ ತೆರಿಗೆ; asti terige',
  rent: 'rent; rental; rental income; rent out; let out; tenant; tenants; kiraya; kiraye; badige; baadige; किराया; किराये; किराए; ಬಾಡಿಗೆ',
  gst: 'gst; जीएसटी; ಜಿಎಸ್‌ಟಿ; ಜಿಎಸ್ಟಿ',
  'stamp-duty':
    'stamp duty; stampduty; stamp duty charges; स्टांप ड्यूटी; स्टाम्प ड्यूटी; ಮುದ್ರಾಂಕ ಶುಲ್ಕ; ಸ್ಟಾಂಪ್ ಡ್ಯೂಟಿ',
  women:
    'single woman; single women; woman; women; she get; does she; in her name; her name; biwi ke naam; patni ke naam; patni ke naam pe; hendti hesaralli; hendti hesralli; hendathi hesaralli; पत्नी के नाम; पत्नी के नाम पर; बीवी के नाम; ಹೆಂಡತಿ ಹೆಸರಲ್ಲಿ; ಹೆಂಡತಿ ಹೆಸರಿನಲ್ಲಿ; ಹೆಂಡತಿ ಹೆಸರಿಗೆ; ಹೆಂಡ್ತಿ ಹೆಸರಲ್ಲಿ; ಪತ್ನಿಯ ಹೆಸರಿನಲ್ಲಿ; ladies; lady; female; wife; wifes name; mahila; aurat; mahile; hengasu; hengasara; hengasara hesralli; hengasaru; महिला; महिलाओं; औरत; पत्नी; ಮಹಿಳೆ; ಮಹಿಳೆಯರಿಗೆ; ಮಹಿಳೆಯರು; ಹೆಂಗಸ',
  'small-flat':
    'below 45 lakh; under 45 lakh; up to 45 lakh; 45 lakh; 20 lakh; under 20 lakh; below 20 lakh; small flat; cheaper flat',
  total: 'total; totally; all together; all taxes; total kitna; ottu; overall; सब मिलाकर; कुल; ಒಟ್ಟು',
  'guidance-value':
    'guidance value; guideline value; circle rate; गाइडेंस वैल्यू; ಮಾರ್ಗಸೂಚಿ ದರ; ಮಾರ್ಗಸೂಚಿ ಬೆಲೆ; ಗೈಡೆನ್ಸ್ ವ್ಯಾಲ್ಯೂ',
  below: 'below; less than; lower than; under; kam; kadime; से कम; ಕಡಿಮೆ',
  cash: 'cash; black; nakad; nagad; hard cash; kyash; नकद; कैश; ನಗದು; ಕ್ಯಾಶ್',
  gift: 'gift; gifted; gift deed; sending money; send money; paisa bheju; paisa bhejna; paise bheju; hana kalsi; पैसा भेज; पैसे भेज; गिफ्ट; उपहार; ಗಿಫ್ಟ್; ದಾನ; ದಾನಪತ್ರ',
  token:
    'token; token amount; token advance; token money; booking amount; booking; booking advance; advance; earnest money; bayana; बयाना; टोकन; बुकिंग; एडवांस; ಟೋಕನ್; ಬುಕಿಂಗ್; ಮುಂಗಡ; ಅಡ್ವಾನ್ಸ್; mungada',
  refund:
    'refund; refundable; get back; money back; wapas; wapsi; return; vapas; vapasu; वापस; रिफंड; ಮರುಪಾವತಿ; ವಾಪಸ್; ರಿಫಂಡ್',
  cancel:
    'cancel; cancellation; back out; withdraw; cancels; cancelled; radd; raddu; कैंसल; कैंसिल; रद्द; ರದ್ದು; ಕ್ಯಾನ್ಸಲ್',
  'payment-plan':
    'payment plan; payment schedule; payment plans; construction linked; clp; time linked; 20 80; 10 90; 80 20; possession linked; flexi plan; installment plan; पेमेंट प्लान; ಪೇಮೆಂಟ್ ಪ್ಲಾನ್; ಪಾವತಿ ಯೋಜನೆ',
  'at-once':
    'ek saath; ek sath; ek hi baar; ek baar me; all at once; at one go; in one go; lump sum; lumpsum; in stages; stage by stage; stage wise; slab wise; kist me; kisto me; kist mein; onde sala; ondesala; hanta hantavagi; hantha hanthavagi; kantu kantu; kantinalli; एक साथ; एक ही बार; किस्तों में; किस्त में; ಒಂದೇ ಸಲ; ಹಂತ ಹಂತವಾಗಿ; ಕಂತಿನಲ್ಲಿ; ಕಂತುಗಳಲ್ಲಿ',
  'late-payment':
    'pay late; late payment; miss an instalment; miss a payment; delay in payment; late pay; delayed payment; der se payment; देर से पेमेंट',
  negotiate:
    'negotiate; negotiation; negotiable; bargain; bargaining; discount; mol bhav; mol tol; kam karenge; chowkasi; मोल भाव; मोलभाव; डिस्काउंट; ಚೌಕಾಸಿ; ರಿಯಾಯಿತಿ; ಡಿಸ್ಕೌಂಟ್',
  'hidden-charges':
    'sab kharche; saare kharche; all expenses; all the charges; included in all in; in the all in; does all in include; ella kharchu; yella kharchu; सब खर्चे; सारे खर्चे; ಎಲ್ಲಾ ಖರ್ಚು; hidden charges; hidden costs; hidden cost; extra charges; other charges; additional charges; extra cost; extra costs; other costs; chupe charges; extra kharcha; छुपे; छिपे; अतिरिक्त खर्च; ಹೆಚ್ಚುವರಿ ಶುಲ್ಕ; ಗುಪ್ತ',
  maintenance:
    'maintenance; maintenance charges; corpus; corpus fund; sinking fund; cam; मेंटेनेंस; मेंटिनेंस; ನಿರ್ವಹಣೆ; ಮೇಂಟೆನೆನ್ಸ್; ಮೇಂಟೆನನ್ಸ್',
  deposit:
    'deposit; advance maintenance; collect; collected; 2 years; one year; two years; corpus; डिपॉजिट; ಠೇವಣಿ; ಡೆಪಾಸಿಟ್',
  'price-rise':
    'increase price; increase the price; raise the price; price escalation; escalation; price increase; increase the rate; price hike; दाम बढ़ा; ಬೆಲೆ ಹೆಚ್ಚಿಸ; price badha',
  investment:
    'investment; invest; investing; appreciation; roi; returns; resale value; assured returns; guaranteed returns; nivesh; hudike; hoodike; निवेश; ಹೂಡಿಕೆ; ಇನ್ವೆಸ್ಟ್‌ಮೆಂಟ್',
  brokerage:
    'brokerage; commission; broker fee; broker fees; dalali; agent fee; ब्रोकरेज; कमीशन; दलाली; ಬ್ರೋಕರೇಜ್; ಕಮಿಷನ್; ದಲ್ಲಾಳಿ ಶುಲ್ಕ',
  dues: 'dues; no dues; noc from society; pending dues; arrears; society noc; previous owner dues; बकाया; ಬಾಕಿ',
  'at-possession':
    'at possession; at the time of possession; on possession; at handover; possession ke samay; possession ke time; possession samayadalli',
  insurance: 'insurance; insure; insured; bima; vime; बीमा; इंश्योरेंस; ವಿಮೆ; ಇನ್ಶೂರೆನ್ಸ್',
};
