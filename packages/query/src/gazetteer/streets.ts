import { slugOf } from '@manemitra/domain/slug';
import type { Place } from '../place.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';

/*
 * Streets and roads of OpenStreetMap (ODbL, 2022 to 2026; through chinmay1p/GridLock-2.0, NITISH-R-G/ev-grid-oracle,
 * aristoncodes/Ride-matching-engine, Vonter/blr-road-quality and Vonter/orr-bus) that are no main road of `roads.ts`. The
 * point is the middle of their pieces; one longer than 3 km has a line of means, every 1.2 km. The map
 * and the directions use the lines of `roads.ts` alone.
 */

// name | lat lng | radius | Kannada | Devanagari | also | line
const TABLE = `
Ali Asker Road | 12.9855 77.5930 | 600 | | | |
Aluri Venkata Rao Road | 12.9602 77.5691 | 950 | | | |
Amruth Nagar Main Road | 12.8706 77.5884 | 600 | | | |
Anandnagar Main Road | 13.0316 77.5891 | 600 | | | |
Anepalaya Main Road | 12.9527 77.6099 | 600 | | | |
Anjaneya Temple Street | 12.9668 77.5970 | 1500 | | | | 12.969 77.583, 12.964 77.613
Annapoorneshwarinagar Main Road | 12.9803 77.5088 | 600 | | | |
Annaswamy Mudaliar Road | 12.9840 77.6175 | 600 | | | |
Arabic College Main Road | 13.0134 77.6163 | 650 | | | |
Arkavathy Layout Main Road | 13.0720 77.6061 | 600 | | | |
Armstrong Road | 12.9871 77.6116 | 600 | | | |
Artillery Road | 12.9697 77.6254 | 600 | | | |
Arumugam Mudaliar Road | 12.9595 77.5797 | 600 | | | |
Assayee Road | 12.9917 77.6188 | 600 | | | |
Atturu Road | 13.1001 77.5669 | 600 | | | |
Ayyappa Nagar Battarahalli Road | 13.0131 77.7095 | 850 | | | |
B.V.K. Iyengar Road | 12.9697 77.5757 | 600 | | | |
Bagalur Road | 13.1217 77.6213 | 1300 | | | bagalur main road; bagaluru road |
Balepet Road | 12.9727 77.5747 | 600 | | | |
Basappa Road | 12.9577 77.5962 | 600 | | | |
Begur Hulimavu Road | 12.8762 77.6144 | 600 | | | |
Begur-Koppa Road | 12.8355 77.6223 | 1500 | | | | 12.873 77.625, 12.857 77.611, 12.836 77.625, 12.827 77.623, 12.812 77.628, 12.803 77.626
Bellahalli Main Road | 13.1119 77.6329 | 1150 | | | |
Berlie Street | 12.9582 77.6033 | 600 | | | |
Bhaskaran Road | 12.9779 77.6210 | 600 | | | |
Blessing Garden Main Road | 13.0534 77.6507 | 600 | | | |
Bowring Hospital Road | 12.9822 77.6035 | 600 | | | |
Brigade Road | 12.9701 77.6068 | 600 | ಬ್ರಿಗೇಡ್ ರಸ್ತೆ
Buddha Vihar Road | 12.9978 77.6184 | 600 | | | |
Bull Temple Road | 12.9522 77.5676 | 600 | | | |
CV Raman Road | 13.0139 77.5655 | 900 | | | |
Cambridge Road | 12.9684 77.6272 | 750 | | | |
Chandni Chowk Road | 12.9852 77.6037 | 600 | | | |
Charles Campbell Road | 12.9952 77.6251 | 600 | | | |
Chidananda Maharashi Ashram Road | 12.9649 77.5924 | 600 | | | |
Chinmaya Mission Hospital Road | 12.9783 77.6358 | 1150 | | | |
Chord Road | 12.9847 77.5446 | 1500 | ಕಾರ್ಡ್ ರಸ್ತೆ | | | 12.957 77.535, 12.969 77.537, 12.976 77.545, 12.990 77.550, 13.004 77.549, 13.014 77.553
Church Street | 12.9751 77.6046 | 600 | ಚರ್ಚ್ ಸ್ಟ್ರೀಟ್
Clarke Road | 13.0036 77.6168 | 600 | | | |
Cockburn Road | 12.9897 77.6039 | 600 | | | |
Commercial Street | 12.9822 77.6083 | 600
Commissariat Road | 12.9709 77.6107 | 600 | ಕಮಿಸರ್ಯತ್ ರಸ್ತೆ | | |
Cottonpete Main Road | 12.9695 77.5702 | 650 | | | |
Craig Park Road | 12.9727 77.6171 | 600 | | | |
Cubbon Road | 12.9782 77.6056 | 1100 | ಕಬ್ಬನ್ ರಸ್ತೆ | | |
Cubbonpet Main Road | 12.9692 77.5840 | 600 | | | |
Cunningham Road | 12.9877 77.5934 | 950 | ಕನ್ನಿಂಗ್ನಮ್ ರಸ್ತೆ | कनिंघम रोड | ಕನಿಂಗ್ ಹ್ಯಾಮ್ ರಸ್ತೆ |
Curley Street | 12.9616 77.6054 | 600 | | | |
Devanga Hostel Road | 12.9656 77.5893 | 600 | | | |
Devaraj Urs Road | 12.9809 77.5883 | 600 | | | |
Dhanvanthari Road | 12.9799 77.5733 | 650 | | | |
Doctor M H Marigowda Road | 12.9395 77.6022 | 1500 | | | |
Doctor TCM Royan Road | 12.9701 77.5687 | 600 | | | |
Dodda Gubbi Road | 13.0653 77.6721 | 650 | | | |
Doddaballapur Road | 13.1133 77.5793 | 1500 | | | doddaballapura road; dod ballapur road; doddballapur road | 13.130 77.571, 13.115 77.579, 13.107 77.582
Dr. Rajkumar Road | 12.9903 77.5561 | 1500 | | | rajkumar road; doctor rajkumar road | 13.010 77.554, 12.995 77.555, 12.981 77.557
Dr. Vishnuvardhan Road | 12.9066 77.5371 | 1500 | | | | 12.904 77.524, 12.907 77.534, 12.907 77.546
Field Marshal Cariappa Road | 12.9703 77.6042 | 900 | ಕಾರಿಯಪ್ಪ ರಸ್ತೆ | | |
Gangadhar Chetty Road | 12.9793 77.6171 | 600 | | | |
Gangagondanahalli Road | 12.9544 77.5279 | 600 | | | |
Graphite India Road | 12.9891 77.7069 | 600 | | | |
Gubbi Thotadappa Road | 12.9773 77.5709 | 600 | | | |
Haines Road | 12.9973 77.6095 | 600 | | | |
Halasuru Road | 12.9755 77.6171 | 600 | | | |
Hare Krishna Road | 12.9862 77.5801 | 600 | | | |
Hazrat Kambal Posh Road | 12.9885 77.6028 | 600 | | | |
Hesaraghatta Road | 13.1237 77.4905 | 1500 | | | hesaraghatta main road; hesaragatta road; hesarghatta road | 13.106 77.481, 13.120 77.483, 13.133 77.488, 13.140 77.503
Hirandahalli Main Road | 13.0551 77.7169 | 600 | | | |
Huskur Main Road | 12.8486 77.6928 | 1500 | | | | 12.840 77.684, 12.849 77.693, 12.857 77.702
IIHR Main Road | 13.1329 77.4877 | 600 | | | |
Indiranagar Double Road | 12.9694 77.6384 | 1500 | | | | 12.981 77.637, 12.966 77.639
Infantry Road | 12.9818 77.5999 | 850 | ಇನ್ಫಂಟ್ರಿ ರಸ್ತೆ | | |
Jalahalli Road | 13.0540 77.5368 | 1500 | | | |
Jayamahal Road | 13.0059 77.5919 | 1350 | ಜಯಮಹಲ್ ರಸ್ತೆ | | |
Jeevaraj Alva Road | 13.0079 77.5774 | 600 | | | |
Jumma Masjid Road | 12.9858 77.6067 | 600 | | | |
Kadirayyanapalya Main Road | 12.9850 77.6350 | 600 | | | |
Kalasipalya Main Road | 12.9614 77.5776 | 600 | | | |
Kalidasa Road | 12.9774 77.5804 | 600 | | | |
Kalpalli Road | 12.9933 77.6342 | 600 | | | |
Kamaraj Road | 12.9816 77.6104 | 1050 | | | |
Kannamangala Road | 13.0191 77.7673 | 850 | | | |
Kasturba Road | 12.9729 77.5947 | 950 | ಕಸ್ತೂರ್ಬಾ ರಸ್ತೆ | | |
Kavi Lakshmisha Road | 12.9501 77.5752 | 600 | | | |
Kenchenahalli Main Road | 12.9347 77.5175 | 600 | | | |
Kengal Hanumanthaiah Road | 12.9571 77.5926 | 650 | | | kh road; double road; shanthinagar double road |
Kensington Road | 12.9846 77.6225 | 600 | | | |
Kodipalya Road | 12.8972 77.4872 | 600 | | | |
Kommagatta Main Road | 12.9244 77.4721 | 600 | | | |
Konanakunte-Uttarahalli Road | 12.8995 77.5466 | 800 | | | |
Kondaji Basappa Road | 12.9563 77.5768 | 600 | | | |
Krishna Rajendra Road | 12.9554 77.5745 | 1500 | ಕೃಷ್ಣ ರಾಜೇಂದ್ರ ರಸ್ತೆ | | | 12.944 77.574, 12.951 77.574, 12.960 77.575
Krumbiegal Road | 12.9522 77.5833 | 600 | | | |
Kumara Krupa Road | 12.9888 77.5812 | 700 | | | kumarakrupa road |
Kumbaragundi Road | 12.9607 77.5831 | 600 | | | |
Lakshmipura Main Road | 13.0353 77.4625 | 750 | | | |
Lalbagh Fort Road | 12.9528 77.5863 | 1250 | | | |
Lalbagh Road | 12.9588 77.5871 | 600 | | | |
Langford Road | 12.9606 77.6007 | 650 | | | |
Lavelle Road | 12.9710 77.5980 | 650 | ಲಾವೆಲ್ ರಸ್ತೆ | लेवल रोड | lavalle road |
Linden Street | 12.9637 77.6141 | 600 | | | |
Lower Agaram Road | 12.9610 77.6192 | 1000 | | | |
MCECHS Layout Main Road | 13.0691 77.6270 | 750 | | | |
MS Ramaiah Road | 13.0316 77.5593 | 1500 | ರಾಮಯ್ಯ ರಸ್ತೆ | | | 13.043 77.557, 13.032 77.559, 13.019 77.562
Magrath Road | 12.9701 77.6107 | 600 | | | |
Mahayogi Vemana Road | 12.9293 77.6215 | 1050 | | | |
Malathhalli Main Road | 12.9688 77.4995 | 650 | | | |
Mallathahalli Road | 12.9608 77.5084 | 600 | | | |
Malvalli Tank Bund Road | 12.9571 77.5800 | 600 | | | |
Manganahalli Road | 12.9516 77.4809 | 600 | | | |
Marenahalli Road | 12.9171 77.5865 | 1500 | ಮಾರೇನಹಳ್ಳಿ ರಸ್ತೆ | | |
Margosa Road | 13.0043 77.5693 | 850 | | | |
Mariyappana Palya Main Road | 12.9451 77.4999 | 600 | | | |
Millers Road | 12.9923 77.5966 | 1250 | | | miller road; millers road |
Millers Tank Bund Road | 12.9902 77.5954 | 600 | | | |
Mission Road | 12.9631 77.5925 | 650 | | | |
Modi Hospital Main Road | 12.9985 77.5437 | 900 | | | |
Mother Teresa Road | 12.9627 77.6110 | 750 | | | |
Murphy Road | 12.9818 77.6272 | 600 | | | |
Museum Road | 12.9719 77.6041 | 600 | ಸಂಗ್ರಹಾಲಯ ರಸ್ತೆ | | |
Nagarabhavi Road | 12.9681 77.5251 | 950 | | | |
Nagavarapalaya Main Road | 12.9885 77.6639 | 600 | | | |
Namjoshi Road | 12.9593 77.6810 | 600 | | | |
Nandi Durga Road | 13.0024 77.5979 | 600 | | | |
Nandini Layout Road | 13.0117 77.5371 | 600 | | | |
Nanjappa Road | 12.9572 77.5960 | 600 | | | |
Narayan Pillai Street | 12.9869 77.6094 | 600 | | | |
Neeladri Road | 12.8432 77.6405 | 600 | | | neeladri main road |
Neelasandra Bazaar Street | 12.9543 77.6160 | 600 | | | |
Netaji Road | 12.9947 77.6057 | 800 | | | |
New BEL Road | 13.0246 77.5703 | 1500 | | | new b e l road | 13.040 77.563, 13.020 77.572
New Horizon College Road | 12.9330 77.6928 | 600 | | | |
Nrupatunga Road | 12.9719 77.5870 | 600 | ನೃಪತುಂಗ ರಸ್ತೆ | | |
Oil Mill Road | 13.1030 77.5770 | 600 | | | |
Old Race Course Road | 12.9618 77.6160 | 600 | | | |
Old Taluk Cutchery Road | 12.9719 77.5723 | 600 | | | |
PSK Naidu Road | 12.9932 77.6228 | 600 | | | |
Padarayanapura Road | 12.9606 77.5512 | 600 | | | |
Palace Road | 12.9812 77.5856 | 1500 | ಅರಮನೆ ರಸ್ತೆ | | | 12.976 77.583, 12.984 77.588, 12.992 77.589
Palm Grove Road | 12.9609 77.6145 | 650 | | | |
Pampa Mahakavi Road | 12.9527 77.5722 | 700 | | | |
Patalamma Road | 12.9383 77.5789 | 600 | | | |
Patalamma Temple Road | 12.9349 77.5820 | 600 | | | |
Pottery Road | 13.0006 77.6187 | 700 | | | |
Professor UR Rao Road | 12.9667 77.6337 | 600 | | | |
Promenade Road | 12.9920 77.6138 | 700 | | | |
Puttaswamy Road | 12.9939 77.5603 | 600 | | | |
Puttenahalli Main Road | 12.9038 77.5840 | 600 | | | |
Queen's Road | 12.9832 77.5983 | 1050 | ಕ್ವಿನ್ಸ್ ರಸ್ತೆ | | queens road |
Race Course Road | 12.9836 77.5820 | 850 | ಅರಮನೆ ರಸ್ತೆ | | racecourse road |
Raghuvanahalli-Hosakote Road | 13.0650 77.7527 | 1500 | | | | 13.069 77.744, 13.060 77.763
Rahman Khan Road | 13.0186 77.5499 | 600 | | | |
Raj Bhavan Road | 12.9830 77.5919 | 600 | ರಾಜ ಭಾವನ ರಸ್ತೆ | | |
Rajaram Mohan Roy Road | 12.9670 77.5932 | 600 | ರಾಜರಾಮ್ ಮೋಹನ್ ರಾಯ್ ರಸ್ತೆ | | |
Rama Iyengar Road | 12.9513 77.5787 | 600 | | | |
Ramakrishna Road | 12.9947 77.6253 | 600 | | | |
Rampura Main Road | 13.0522 77.6904 | 1000 | | | |
Rangaswamy Temple Street | 12.9711 77.5779 | 600 | | | |
Residency Road | 12.9705 77.6045 | 600
Rhenius Street | 12.9625 77.6013 | 600 | | | |
SM Patil Road | 13.0497 77.5520 | 600 | | | |
Sai Baba Mandira Road | 12.9700 77.6315 | 600 | | | |
Saint John's Church Road | 12.9904 77.6141 | 950 | | | |
Saint Mark's Road | 12.9733 77.6013 | 700 | ಸೇಂಟ್ ಮಾರ್ಕ್ಸ್ ರಸ್ತೆ | | st marks road; st mark road; saint marks road |
Sankey Road | 12.9996 77.5821 | 1500 | | | | 13.007 77.577, 13.000 77.584, 12.990 77.587
Sankey Tank Road | 13.0053 77.5807 | 600 | ಸಾಂಕಿ ಕೆರೆ ರಸ್ತೆ | | |
Seppings Road | 12.9887 77.6087 | 600 | | | |
Serpentine Road | 12.9929 77.5791 | 600 | | | |
Sha Shi Marulayya Road | 12.9712 77.5392 | 700 | | | |
Sheshadri Road | 12.9793 77.5806 | 900 | ಶೇಶಾದ್ರಿ ರಸ್ತೆ | | seshadri road |
Shivashankar Road | 12.9751 77.6227 | 600 | | | |
Siddapura Road | 12.9463 77.5892 | 600 | | | |
Siddhaiah Puranik Road | 12.9895 77.5385 | 1300 | | | |
Sivanchetti Garden Road | 12.9847 77.6124 | 600 | | | |
St. John's Road | 12.9853 77.6148 | 650 | | | |
Subedar Chatram Road | 12.9833 77.5746 | 900 | | | |
Subramaniapura Road | 12.9157 77.5704 | 600 | | | |
Sultan Gunta Road | 12.9899 77.6055 | 600 | | | |
Suranjandas Road | 12.9753 77.6554 | 1500 | | | | 12.984 77.649, 12.975 77.656, 12.963 77.664
Susheela Road | 12.9522 77.5808 | 600 | | | |
Taralabalu Road | 13.0168 77.5877 | 600 | | | |
Tavarekere Main Road | 12.9289 77.6107 | 650 | | | |
Thimmaiah Road | 12.9906 77.6037 | 1050 | | | |
Trinity Church Road | 12.9698 77.6199 | 600 | ಟ್ರಿನಿಟಿ ಚರ್ಚ್ ರಸ್ತೆ | | |
Ullal Main Road | 12.9509 77.4934 | 600 | | | |
Usman Khan Road | 12.9630 77.5813 | 600 | | | |
Vannarapet Road | 12.9587 77.6189 | 600 | | | |
Varthur Road | 12.9561 77.7167 | 1500 | ವರ್ತೂರು ರಸ್ತೆ | | varthur main road; varthuru road | 12.955 77.679, 12.956 77.692, 12.957 77.705, 12.956 77.718, 12.956 77.727, 12.957 77.743
Varthur Sarjapur Road | 12.9016 77.7448 | 1500 | | | | 12.919 77.736, 12.891 77.750
Vasavi Temple Road | 12.9501 77.5768 | 600 | | | |
Vatal Nagaraj Road | 12.9844 77.5569 | 1050 | | | |
Veerapillai Street | 12.9834 77.6097 | 600 | | | |
Venkataswamy Naidu Road | 12.9843 77.5992 | 600 | | | |
Vidyaranyapura Road | 13.0784 77.5588 | 600 | | | |
Vittal Mallya Road | 12.9706 77.5958 | 600 | ವಿಠ್ಠಲ ಮಲ್ಯ ರಸ್ತೆ | | |
Wellington Street | 12.9630 77.6043 | 600 | | | |
Wheeler Road | 12.9932 77.6152 | 600 | | | |
Wipro Avenue | 12.8427 77.6600 | 600 | | | |
Yellamma Koil Street | 12.9783 77.6242 | 600 | | | |
`;

export const streets: readonly Place[] = readTable(TABLE).map(
  ([name = '', at = '', radius = '', kn, hi, also, line]) => ({
    slug: slugOf(name),
    name,
    kind: 'road',
    aliases: aliasesOf(also),
    at: pointOf(at),
    radiusMeters: Number(radius),
    isRough: true,
    source: 'OpenStreetMap 2022 to 2026',
    ...(line ? { path: line.split(',').map(pointOf) } : {}),
    ...(kn ? { nameKn: kn } : {}),
    ...(hi ? { nameHi: hi } : {}),
  }),
);
