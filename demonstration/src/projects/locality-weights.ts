/**
 * Where homes are for sale: localities with at least a dozen of some 26,000 Bengaluru listings (Kaggle
 * 2018, NoBroker 2021, MagicBricks 2025, 27Estates 2026), how many each had, and, outside the wards of
 * the Greater Bengaluru Authority, the district and taluk codes of its RERA numbers (inferred from about
 * 2,800 registered projects).
 */
const TABLE = `
whitefield 1169 | electronic-city 606 1251/308 | marathahalli 362 | thanisandra 345 | bellandur 342 | yelahanka 332
krishnarajapuram 307 | hsr-layout 300 | rajarajeshwari-nagar 287 | jp-nagar 287 | hebbal 268 | banashankari 214
ramamurthy-nagar 208 | mahadevapura 206 | kasavanahalli 203 | koramangala 202 | uttarahalli 192 | rajajinagar 192
varthur 188 | horamavu 183 | jp-nagar-7th-phase 180 | brookefield 180 | btm-layout 168 | hoodi 163
electronic-city-phase-2 161 1251/308 | kaggadasapura 160 | sarjapur 159 1251/308
electronic-city-phase-1 151 1251/308 | munnekolala 149 | harlur 148 | vijayanagar 145 | panathur 142
yeshwanthpur 137 | indiranagar 137 | bommanahalli 136 | chandapura 132 1251/308 | doddanekkundi 132
devanahalli 126 1250/303 | kadugodi 119 | cv-raman-nagar 114 | jakkur 113 | akshayanagar 111 | nagarbhavi 110
kengeri 108 | malleshwaram 106 | banaswadi 104 | vidyaranyapura 102 | hulimavu 101 | btm-2nd-stage 101 | kothanur 97
bhoganahalli 96 | begur 96 | yelahanka-new-town 96 | rt-nagar 94 | kadubeesanahalli 94 | gottigere 93 | hbr-layout 92
gunjur 90 | hebbal-kempapura 87 | budigere 87 1250/303 | rk-hegde-nagar 86 | jayanagar 86 | bilekahalli 84
arekere 83 | subramanyapura 82 | tc-palya 78 | murugeshpalya 75 | jp-nagar-8th-phase 75 | singasandra 75
jalahalli 73 | doddakannelli 72 | kengeri-satellite-town 70 | balagere 69 | jigani 69 1251/308 | basaveshwaranagar 69
hongasandra 69 | attibele 68 1251/308 | kumaraswamy-layout 68 | chennasandra 66 | bommasandra 65 1251/308
thigalarapalya 64 | sahakara-nagar 63 | kalyan-nagar 62 | basavanagudi 62 | rayasandra 62 | ulsoor 61
rachenahalli 60 | ejipura 59 | choodasandra 59 1251/308 | kaikondrahalli 59 | frazer-town 59 | hennur 58
hosakerehalli 58 | battarahalli 56 | parappana-agrahara 56 | kudlu-gate 55 | kalena-agrahara 54 | domlur 54
anekal 54 1251/308 | new-thippasandra 53 | horamavu-agara 52 | ramagondanahalli 51 | kundalahalli 51
t-dasarahalli 51 | nagavara 51 | kodihalli 50 | jp-nagar-9th-phase 49 | kodigehalli 49 | chikkalasandra 48
hennur-gardens 48 | mathikere 48 | talaghattapura 47 | konanakunte 47 | kudlu 47 | babusapalya 47
vittasandra 45 1251/308 | sanjay-nagar 44 | maragondanahalli 44 1251/446 | btm-1st-stage 44 | kasturi-nagar 43
kammanahalli 43 | seegehalli 43 1251/446 | devarachikkanahalli 42 | ambalipura 42 | banashankari-3rd-stage 42
uttarahalli-hobli 41 | binnipete 40 | doddathoguru 40 1251/308 | kaval-byrasandra 40 | somasundarapalya 40
mahalakshmi-layout 39 | abbigere 39 | banashankari-6th-stage 39 | green-glen-layout 39 | padmanabhanagar 38
hoskote 38 1250/304 | lingarajapuram 37 | jalahalli-west 36 | rmv-2nd-stage 36 | basapura 36 | kogilu 35
thubarahalli 35 | benson-town 35 | laggere 35 | amruthahalli 34 | chikkakannalli 33 1251/308 | jp-nagar-1st-phase 32
sunkadakatte 32 | ambedkar-nagar 31 1251/446 | jp-nagar-6th-phase 31 | anandapura 30 | kannamangala 30 1251/446
kammasandra 30 1251/308 | kodichikkanahalli 30 | banashankari-2nd-stage 30 | lingadheeranahalli 29
kaggalipura 29 1251/310 | basavanagara 29 | iblur 29 | kalkere 29 | kothnur 28 | chamarajpet 28 | vimanapura 28
chikkabellandur 28 | ganganagar 27 | peenya 27 | narayanapura 27 | chikkabanavara 27 1251/472 | jeevan-bima-nagar 27
cox-town 27 | bannerghatta 27 1251/308 | yelachenahalli 26 | nri-layout 26 | shivajinagar 26 | vignana-nagar 26
shanti-nagar 26 | srirampura 25 | anjanapura 25 | sonnenahalli 25 1251/446 | wilson-garden 25 | garvebhavi-palya 25
dommasandra 24 1251/308 | mallasandra 24 | kathriguppe 24 | cooke-town 24 | doddaballapur 24 1250/301 | nagasandra 23
malleshpalya 23 | suddagunte-palya 23 | dooravani-nagar 23 | maruthi-sevanagar 22 | jalahalli-east 22
chandra-layout 21 | ombr-layout 21 | aecs-layout 21 | sultan-palaya 21 | medahalli 21 | hrbr-layout 21 | yemalur 21
kengeri-hobli 21 1251/310 | seshadripuram 21 | pai-layout 20 | dasanapura 19 1251/309 | nagondanahalli 19
yelenahalli 19 | kacharakanahalli 19 | neeladri-nagar 19 1251/308 | nelamangala 19 1250/307 | dodda-banaswadi 19
mallathahalli 19 | budigere-cross 19 1251/446 | anchepalya 19 1251/309 | garudacharpalya 18 | kodathi 18 1251/308
kattigenahalli 18 | bommenahalli 18 1251/446 | adugodi 18 | hsr-layout-sector-5 18 | byatarayanapura 17
giri-nagar 17 | nehru-nagar 17 | rustam-bagh-layout 17 | chinnapanna-halli 17 | nandini-layout 17
bagalur 17 1250/303 | nandi-hills 17 1250/303 | devinagar 17 | ashwath-nagar 16 | kamakshipalya 16 | belathur 16
doddakallasandra 16 | judicial-layout 16 | isro-layout 15 | vajarahalli 15 | ms-palya 15 | kada-agrahara 15 1251/308
vasanthapura 15 | avalahalli 15 1251/446 | tindlu 15 | singapura 15 | ngr-layout 15 | kadugondanahalli 15
chokkanahalli 15 | vasanth-nagar 15 | nagavarapalya 15 | nayandahalli 15 | kyalasanahalli 15 | nagadevanahalli 15
hegganahalli 15 | muneshwara-nagar 14 | sompura 14 1251/308 | richmond-town 14 | gm-palaya 14 | beml-layout 14
thyagaraja-nagar 14 | mangammanapalya 13 | shampura 13 | tejaswini-nagar 13 | hoysalanagar 13 | b-narayanapura 13
sadashivanagar 13 | victoria-layout 13 | prithvi-layout 13 | panduranga-nagar 13 | attiguppe 13
kumbalgodu 13 1251/310 | carmelaram 13 | ashok-nagar 13 | chikkagubbi 13 1251/446 | lb-shastri-nagar 12
mylasandra 12 | mico-layout 12 | byrathi 12 | maruthi-nagar 12 | kanaka-nagar 12 | doddabommasandra 12
bharathi-nagar 12 | volagerekallahalli 12 1251/308 | soundarya-layout 12 | bagalakunte 12 | jnana-ganga-nagar 12
koti-hosahalli 12
`;

export interface LocalityWeight {
  slug: string;
  listings: number;
  /** `1251/308`; absent inside the city, where the corporation decides. */
  reraOffice: string | undefined;
}

export const localityWeights: readonly LocalityWeight[] = TABLE.trim()
  .split(/[|\n]/)
  .map((cell) => {
    const [slug = '', listings, reraOffice] = cell.trim().split(' ');
    return { slug, listings: Number(listings), reraOffice };
  });
