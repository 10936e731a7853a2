import type { Circle } from '@manemitra/domain/circles';
import { pointOf } from './table.ts';

/*
 * Pincodes. The circle is the smallest one around the outline of a pincode as openbangalore/bangalore has it (GitHub, commit
 * 65afa98a, March 2015, CC BY-SA 2.5 IN: this table is under the same licence), rounded up to 50 m. Pincodes change seldom; some
 * were divided since, so a project may lie in a part of its circle only.
 */

// pincode lat lng radius
const TABLE = `
560001 12.9805 77.5975 2300; 560002 12.9673 77.5785 1350; 560003 13.0032 77.5727 1300; 560004 12.9445 77.5765 1750;
560005 12.9902 77.6243 2100; 560006 13.0061 77.5969 800; 560007 12.9557 77.6277 2100; 560008 12.9736 77.6294 1150;
560009 12.9790 77.5779 900; 560010 12.9937 77.5562 2200; 560011 12.9396 77.5866 1400; 560012 13.0224 77.5678 1050;
560013 13.0555 77.5478 1650; 560014 13.0691 77.5384 1350; 560015 13.0625 77.5312 1850; 560016 13.0091 77.6737 2850;
560017 12.9517 77.6691 2700; 560018 12.9582 77.5615 1450; 560019 12.9446 77.5629 650; 560020 12.9914 77.5783 1100;
560021 12.9902 77.5618 1350; 560022 13.0287 77.5471 2000; 560023 12.9746 77.5583 1600; 560024 13.0463 77.6030 2900;
560025 12.9688 77.6076 1550; 560026 12.9534 77.5448 2050; 560027 12.9553 77.5932 1450; 560028 12.9322 77.5671 800;
560029 12.9266 77.6082 1400; 560030 12.9447 77.6080 1250; 560031 13.0505 77.5373 800; 560032 13.0215 77.6024 2150;
560033 12.9994 77.6355 1150; 560034 12.9212 77.6494 3150; 560035 12.8915 77.6964 4650; 560036 13.0163 77.6963 2750;
560037 12.9523 77.6998 4100; 560038 12.9722 77.6432 1550; 560039 12.9390 77.5174 1750; 560040 12.9622 77.5367 2150;
560041 12.9274 77.5915 1550; 560042 12.9826 77.6144 1050; 560043 13.0181 77.6624 4300; 560044 12.9868 77.5460 450;
560045 13.0400 77.6198 3850; 560046 13.0064 77.5973 1700; 560047 12.9524 77.6197 2100; 560048 12.9844 77.7084 3450;
560049 13.0561 77.7417 6650; 560050 12.9400 77.5605 1600; 560051 12.9903 77.6045 1050; 560052 12.9900 77.5899 1050;
560053 12.9672 77.5703 1350; 560054 13.0350 77.5593 1550; 560055 13.0073 77.5609 1350; 560056 12.9530 77.4848 3000;
560057 13.0502 77.5116 2300; 560058 13.0261 77.5265 3250; 560059 12.9268 77.5019 1600; 560060 12.8851 77.4556 8550;
560061 12.8976 77.5387 2800; 560062 12.8621 77.5348 6450; 560064 13.1341 77.5913 9250; 560065 13.0858 77.5814 1850;
560066 12.9635 77.7448 3350; 560067 12.9835 77.8099 8450; 560068 12.8890 77.6342 5050; 560069 12.9199 77.5970 550;
560070 12.9219 77.5668 1800; 560071 12.9560 77.6371 1700; 560072 12.9698 77.5141 2100; 560073 13.0512 77.4745 4700;
560075 12.9731 77.6511 1550; 560076 12.8851 77.6044 3750; 560077 13.0587 77.6452 2500; 560078 12.9046 77.5759 3050;
560079 12.9910 77.5301 2600; 560080 13.0107 77.5759 1200; 560083 12.8106 77.5966 6550; 560084 13.0125 77.6247 1800;
560085 12.9267 77.5418 2200; 560086 12.9986 77.5446 1100; 560087 12.9349 77.7315 4250; 560090 13.0847 77.4997 3850;
560091 12.9959 77.4764 5600; 560092 13.0609 77.5880 2600; 560093 12.9801 77.6634 1850; 560094 13.0375 77.5710 2700;
560095 12.9377 77.6178 1200; 560096 13.0122 77.5390 1300; 560097 13.0765 77.5588 3150; 560098 12.9068 77.5066 3650;
560100 12.8502 77.6537 4150; 560102 12.9149 77.6348 1750; 560103 12.9328 77.7031 1400; 560104 12.9619 77.5395 550;
560106 13.1021 77.5724 800; 562149 13.1210 77.6772 8750
`;

const circles = new Map(
  TABLE.split(';').map((row): [string, Circle] => {
    const [pincode = '', lat = '', lng = '', radius] = row.trim().split(' ');
    return [pincode, { at: pointOf(`${lat} ${lng}`), radiusMeters: Number(radius) }];
  }),
);

/** The circle around the area of a pincode, where we have it. */
export function areaOfPincode(pincode: string): Circle | undefined {
  return circles.get(pincode);
}

/** The districts that India Post sorts into by the first three digits, of Karnataka and of large cities elsewhere. */
const BY_THREE = new Map(
  names(`563 Kolar; 570 Mysuru; 571 the districts around Mysuru; 572 Tumakuru; 573 Hassan; 574 Dakshina Kannada;
    575 Mangaluru; 576 Udupi; 577 Shivamogga, Davanagere and Chikkamagaluru; 580 Hubballi-Dharwad; 581 Uttara Kannada and Haveri;
    582 Gadag; 583 Ballari; 584 Raichur; 585 Kalaburagi; 586 Vijayapura; 587 Bagalkote; 590 Belagavi; 591 Belagavi;
    110 Delhi; 380 Ahmedabad; 400 Mumbai; 411 Pune; 500 Hyderabad; 600 Chennai; 635 Krishnagiri and Hosur; 641 Coimbatore;
    682 Kochi; 695 Thiruvananthapuram; 700 Kolkata`),
);

/** The postal circles by the first two digits. */
const BY_TWO = new Map(
  names(`11 Delhi; 12 Haryana; 13 Haryana; 14 Punjab; 15 Punjab; 16 Chandigarh; 17 Himachal Pradesh; 18 Jammu and Kashmir;
    19 Jammu and Kashmir; 20 Uttar Pradesh; 21 Uttar Pradesh; 22 Uttar Pradesh; 23 Uttar Pradesh; 24 Uttar Pradesh;
    25 Uttar Pradesh; 26 Uttar Pradesh; 27 Uttar Pradesh; 28 Uttar Pradesh; 30 Rajasthan; 31 Rajasthan; 32 Rajasthan;
    33 Rajasthan; 34 Rajasthan; 36 Gujarat; 37 Gujarat; 38 Gujarat; 39 Gujarat; 40 Maharashtra; 41 Maharashtra;
    42 Maharashtra; 43 Maharashtra; 44 Maharashtra; 45 Madhya Pradesh; 46 Madhya Pradesh; 47 Madhya Pradesh;
    48 Madhya Pradesh; 49 Chhattisgarh; 50 Telangana; 51 Andhra Pradesh; 52 Andhra Pradesh; 53 Andhra Pradesh;
    56 another part of Karnataka; 57 another part of Karnataka; 58 another part of Karnataka; 59 another part of Karnataka;
    60 Tamil Nadu; 61 Tamil Nadu; 62 Tamil Nadu; 63 Tamil Nadu; 64 Tamil Nadu; 67 Kerala; 68 Kerala; 69 Kerala;
    70 West Bengal; 71 West Bengal; 72 West Bengal; 73 West Bengal; 74 West Bengal; 75 Odisha; 76 Odisha; 77 Odisha;
    78 Assam; 79 the north-east of India; 80 Bihar; 81 Bihar; 82 Jharkhand; 83 Jharkhand; 84 Bihar; 85 Bihar`),
);

/** Those of Bengaluru and of the land around it, which is sorted with its neighbours. */
const OURS = /^56[012]/;

/** Of what a pincode is that is not of Bengaluru or the land around it; nothing for those that are. */
export function elsewhereOfPincode(pincode: string): string | undefined {
  if (OURS.test(pincode)) return undefined;
  return (
    BY_THREE.get(pincode.slice(0, 3)) ??
    BY_TWO.get(pincode.slice(0, 2)) ??
    'no place that India Post knows'
  );
}

function names(list: string): [string, string][] {
  return list.split(';').map((entry) => {
    const [digits = '', ...name] = entry.trim().split(/\s+/);
    return [digits, name.join(' ')];
  });
}
