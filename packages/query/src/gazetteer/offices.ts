import { institutions } from './institutions.ts';

/*
 * Tech parks and offices away from the Outer Ring Road: middles of outlines of OpenStreetMap on 23 June 2026 (© OpenStreetMap
 * contributors, ODbL 1.0: this table is under the same licence), through RudraSuthar09/Flipkart_Gridlock, commit c113b5f8; Oracle from
 * the source of the colleges.
 */

// name | | lat lng | Kannada | Devanagari | also
const TABLE = `
Manyata Tech Park | | 13.04836 77.62071 | | मान्यता टेक पार्क | manyata; manyatha; manyatha tech park; manyata embassy business park; embassy manyata; manyata embassy; manyata business park; manayata tech park
Embassy GolfLinks | | 12.94978 77.64353 | | | egl; egl tech park; golf links; golflinks; embassy golf link; embassy golf links business park
Global Village Tech Park | | 12.91953 77.50037 | | | global village; sattva global city
Brigade Tech Gardens | | 12.96388 77.72022 | | | brigade tech garden
RMZ Infinity | | 12.99419 77.66071
IBC Knowledge Park | | 12.93256 77.60258 | | | ibc
Kalyani Tech Park | | 12.96991 77.71733 | | | kalyani platina
RGA Tech Park | | 12.90133 77.70474 | | | rga
RMZ Millenia | | 12.98279 77.62486 | | | rmz millennia
SJR I-Park | | 12.98124 77.72652 | | | sjr ipark
DivyaSree Greens | | 12.95309 77.64142 | | | divya sree greens
Sigma Soft Tech Park | | 12.95773 77.74426 | | | sigma tech park; sigma softtech park
Bagmane Tech Park | | 12.97878 77.66127 | ಬಾಗ್ಮನೆ ಟೆಕ್ ಪಾರ್ಕ್ | बागमने टेक पार्क | bagmane techpark; bagmane cv raman nagar; bagmane
Bagmane Cosmos | | 12.98002 77.66851 | | | bagmane cosmos park
GR Tech Park | | 12.98532 77.74353 | | | gr tech park whitefield
SAP Labs | | 12.97986 77.71595 | | | sap labs whitefield; sap office
Infosys Electronic City | | 12.84889 77.66592 | ಇನ್ಫೋಸಿಸ್ | इन्फोसिस | infosys; infosys campus; infosys office; infosys e city; infosys ecity; ಇನ್ಫೊಸಿಸ್; इंफोसिस
Wipro Electronic City | | 12.83746 77.65925 | | | wipro electronic city campus; wipro gate electronic city; electronic city wipro gate; wipro electronic city gate; wipro
Wipro Sarjapur Road | | 12.89688 77.71225 | ವಿಪ್ರೋ | विप्रो | wipro sarjapur; wipro corporate office; wipro gate; wipro office; wipro; wipro sez; wipro sez sarjapur road
Karle Town Centre | | 13.04510 77.61511 | ಕಾರ್ಲೆ ಟೌನ್ ಸೆಂಟರ್ | कार्ले टाउन सेंटर | karle sez; karle town center; karle tech park; karle town
Kirloskar Business Park | | 13.05165 77.59491 | | | kirloskar tech park; kirloskar park hebbal; kirloskar business park hebbal
Bhartiya City Tech Park | | 13.08414 77.64062 | | | bcit; bhartiya centre of information technology; bhartiya city sez; bhartiya city it park
North Gate Business Park | | 13.11532 77.60581 | | | northgate business park; north gate tech park; rmz north gate; rmz northgate
L and T Tech Park | | 13.06854 77.59196 | | | lnt tech park; l and t tech park hebbal
Prestige Featherlite Tech Park | | 12.98147 77.72125 | | | featherlite tech park; prestige featherlite
AMR Tech Park | | 12.89916 77.63096 | | | amr tech park hosur road; amr tech park bommanahalli
Gold Hill Square | | 12.90171 77.63284 | | | gold hill square software park; gold hill square hosur road
Brigade Tech Park | | 12.98637 77.73980 | | | brigade tech park whitefield
Divyasree Technopark | | 12.96794 77.72407 | | | divyashree technopark; divyasree technopark kundalahalli; divyasree techno park
TCS Think Campus | | 12.84826 77.67901 | | | tcs electronic city; tcs think campus electronic city; tcs ecity
TCS Whitefield | | 12.98333 77.73672 | | | tcs itpl
HCL Electronic City | | 12.84378 77.67175 | | | hcl electronic city campus; hcl ecity
HCL Jigani | | 12.78779 77.65158 | | | hcl sez; hcl sez jigani; hcl technologies sez; hcl campus jigani
Tech Mahindra Electronic City | | 12.85101 77.67788 | | | tech mahindra ecity
Biocon | | 12.83164 77.67863 | ಬಯೋಕಾನ್ | बायोकॉन | biocon electronic city; biocon campus; biocon hosur road
Velankani Tech Park | | 12.84963 77.65923 | | | velankani; velankani electronic city
Oracle Bannerghatta Road | | 12.93429 77.60222 | | | oracle technology park; oracle office bannerghatta road; oracle dairy circle
Dell EMC Mahadevapura | | 12.98234 77.69389 | | | dell emc; dell emc office
Capgemini EPIP | | 12.97307 77.71673 | | | capgemini whitefield; capgemini brookefield
LTIMindtree Whitefield | | 12.98390 77.72256 | | | mindtree whitefield; ltimindtree whitefield office; l t mindtree
Huawei India | | 12.96900 77.72662 | | | huawei; huawei whitefield; huawei kundalahalli
GE John F Welch Technology Centre | | 12.97335 77.72419 | | | ge whitefield; ge jfwtc; ge technology centre; john f welch technology centre
Tesco Whitefield | | 12.97399 77.72879 | | | tesco; tesco office
NetApp Whitefield | | 12.99471 77.70832 | | | netapp; netapp office
RMZ NXT | | 12.97918 77.71296 | | | rmz next; rmz nxt whitefield
RMZ Futura | | 12.89195 77.59979 | | | rmz futura jp nagar
RMZ Latitude | | 13.05651 77.59431 | | | rmz latitude hebbal; rmz latitude commercial
Salarpuria Symbiosis | | 12.88710 77.59747 | | | symbiosis bannerghatta road; salarpuria symbiosys; sattva symbiosis
Kalyani Magnum | | 12.90019 77.59640 | | | kalyani magnum jp nagar; kalyani magnum infotech park
Novel Tech Park | | 12.89151 77.64128 | | | novel tech park kudlu gate; novel tech park hosur road
Bearys Global Research Triangle | | 13.03927 77.75861 | | | bearys tech park; bearys global; bearys whitefield
Philips Yelahanka | | 13.11011 77.60308 | | | philips innovation campus; embassy business hub; philips innovation campus yelahanka; embassy business hub yelahanka
Bosch Koramangala | | 12.93590 77.61215 | | | bosch rbei; rbei koramangala; robert bosch koramangala
`;

export const offices = institutions(TABLE, 'tech-park');
