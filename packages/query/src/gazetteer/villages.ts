import type { Place } from '../place.ts';
import { roughAreas } from './rough-areas.ts';

/*
 * Villages and layouts that bus stops are named after (BMTC, November 2025, through Vonter/transitrouter, MIT, commit
 * 8f99742c). The point is the middle of the stops of that name, at most 2.5 km apart; one radius for all. Names of crossings,
 * gates, schools and shops are left out, and so is a name a slip away from a locality that listings name.
 * A name of several places has a row for each, which "say" tells apart.
 */

// name | lat lng | radius | corporation | Kannada | say | also
const TABLE = `
Abbanakuppe | 12.7742 77.4095 | 900 | | | |
Abbigere Dinne | 13.0710 77.5280 | 900 | | | |
Adakamaranahalli | 12.9471 77.3105 | 900 | | | |
Adakimaranahalli | 13.0705 77.4449 | 900 | | | |
Adarshanagara | 13.0762 77.4238 | 900 | | | |
Addiganahalli | 13.1729 77.5696 | 900 | | | |
Aduru | 12.7330 77.6544 | 900 | | | near Anekal |
Aduru | 13.0554 77.7058 | 900 | | | near Maragondanahalli |
Agalakote | 13.2129 77.7361 | 900 | | | |
Agara Kanakapura Road | 12.8438 77.4867 | 900
Ajjagondahalli | 12.9571 77.7684 | 900 | | | |
Ajjanahalli | 12.9167 77.3865 | 900 | | | |
Akkayammana Betta | 13.1616 77.6422 | 900 | | | |
Alahalli | 13.2775 77.5216 | 900 | | | |
Alambadi | 12.8927 77.8866 | 900 | | | |
Allalasandra | 13.0881 77.5886 | 900 | | | |
Allammanapalya | 12.9356 77.3661 | 900 | | | |
Aluru | 13.0848 77.4656 | 900 | | | |
Alurupalya | 13.0972 77.4706 | 900 | | | |
Amarajyothi Badavane | 13.0553 77.6293 | 900 | | | |
Ambabhavani Badavane | 13.1101 77.6241 | 900 | | | |
Amogha Layout | 13.0751 77.7181 | 900 | | | |
Amruthanagara | 12.8394 77.5499 | 900 | | | |
Anagalipura | 13.0684 77.6824 | 900 | | | |
Ananthapura | 13.1148 77.5671 | 900
Anche Muskuru | 12.9047 77.8678 | 900 | | | |
Anchipura | 12.7703 77.4320 | 900 | | | |
Anjananagara | 12.9862 77.4883 | 900 | | | |
Ankanahalli | 13.2043 77.7984 | 900 | | | |
Ankegowdana Doddy | 12.7068 77.5173 | 900 | | | |
Annahalli | 12.6996 77.3845 | 900 | | | |
Annapurneshwari Badavane | 13.1388 77.5080 | 900 | | | |
Anubhavanagara | 12.9678 77.5238 | 900 | | | |
Anugraha Badavane | 12.9033 77.6089 | 900 | | | |
Anupahalli | 13.2155 77.8560 | 900 | | | |
Appasandra | 13.0632 77.8966 | 900 | | | |
Aradeshanahalli | 13.2225 77.5636 | 900 | | | |
Aralalusandra | 12.7331 77.4538 | 900 | | | |
Aralimaradapalya | 12.9297 77.3647 | 900 | | | |
Arasanahalli | 12.9648 77.8886 | 900 | | | near Samethanahalli |
Arasanahalli | 13.2015 77.7973 | 900 | | | near Devanahalli |
Arathipalya | 13.0372 77.4260 | 900 | | | |
Archakara Badavane | 12.9188 77.4525 | 900 | | | |
Are Bannimangala | 13.1540 77.7176 | 900 | | | |
Arehalli | 12.7632 77.7669 | 900 | | | near Attibele |
Arehalli | 12.9085 77.5385 | 900 | | | near Uttarahalli Hobli |
Arehalli | 12.9372 77.8298 | 900 | | | near Samethanahalli |
Arenur | 12.8098 77.7750 | 900 | | | |
Arishinakunte | 13.0800 77.4242 | 900 | | | near Dasanapura |
Arishinakunte | 13.2007 77.7736 | 900 | | | near Devanahalli |
Arivesandra | 13.1851 77.3252 | 900 | | | |
Ashraya Badavane | 12.9787 77.4740 | 900 | | | |
Attivatta | 13.0881 77.8535 | 900
Avalakuppe | 13.0011 77.3310 | 900 | | | |
Avaragere | 12.8200 77.3808 | 900 | | | |
Averahalli | 13.0351 77.4161 | 900 | | | |
Aziz Palya | 13.0271 77.3669 | 900 | | | |
BDS Nagara | 13.0658 77.6431 | 900 | | | |
BIES Kuduregere | 13.0625 77.4696 | 900 | | | |
Babasahebarapalya | 12.9013 77.4626 | 900 | | | |
Bachenahatti | 12.9548 77.3040 | 900 | | | |
Badekatte | 12.8181 77.4898 | 900 | | | |
Badrapura | 12.8718 77.4275 | 900 | | | |
Baladimmanahalli | 13.1897 77.7434 | 900 | | | |
Balepura | 13.1992 77.7790 | 900 | | | |
Baleveeranahalli | 13.0186 77.3939 | 900 | | | |
Bananduru | 12.7768 77.3979 | 900 | | | |
Bandaiahanapalya | 13.1865 77.4433 | 900 | | | |
Bandapura | 12.7698 77.7265 | 900 | | | |
Bande Inorpalya | 12.9366 77.3624 | 900 | | | |
Banjara Layout | 13.0384 77.6653 | 900 | | | |
Banjarapalya | 12.8304 77.4857 | 900 | | | |
Bannigiri | 12.7569 77.4364 | 900 | | | |
Bannikuppe | 12.8470 77.3839 | 900 | | | |
Baraguru | 12.9512 77.8839 | 900 | | | |
Basammanahalli | 12.8752 77.3530 | 900 | | | |
Basavanapalya | 12.9321 77.4000 | 900 | | | |
Bayyandahalli | 13.0072 77.4425 | 900 | | | |
Begihalli | 12.7979 77.6038 | 900 | | | |
Bellahalli | 13.0992 77.6422 | 900 | | | |
Bellikere | 12.9303 77.7972 | 900 | | | |
Besthamanahalli | 12.7309 77.7267 | 900 | | | |
Bethanagere | 13.1143 77.4102 | 900 | | | |
Bethimgere | 12.8569 77.3649 | 900 | | | |
Bettadasanapura | 12.8416 77.6319 | 900 | | | |
Bettahalli Kaval | 12.7352 77.5092 | 900 | | | |
Bettahalli Layout | 13.0924 77.5595 | 900 | | | |
Bettahalli | 13.0168 77.4373 | 900 | | | near Andrahalli |
Bettahalli | 13.1638 77.3864 | 900 | | | near Dasanapura |
Bettahallipalya | 13.1617 77.3929 | 900 | | | |
Bettakote | 13.1994 77.7392 | 900 | | | |
Bettanapalya | 12.9120 77.4432 | 900 | | | |
Bettenahalli | 13.2087 77.5882 | 900 | | | |
Bhagya Nagara | 12.8609 77.5854 | 900 | | | |
Bheemanakuppe | 12.9041 77.4382 | 900 | | | |
Bhokipura | 12.7360 77.4744 | 900 | | | |
Bhovipalya | 12.8934 77.7974 | 900 | | | near Volagerekallahalli |
Bhovipalya | 13.2018 77.6380 | 900 | | | near Bagalur |
Bidadi | 12.7968 77.3848 | 900 | | | | bidadhi
Bidalapura | 13.1877 77.7707 | 900 | | | |
Bidaragere | 12.7157 77.7230 | 900 | | | |
Bidaraguppe | 12.8060 77.7835 | 900 | | | |
Bidarahalli | 13.0654 77.7170 | 900 | | | |
Bikashipura | 12.8981 77.5576 | 900 | | | |
Bikkanahalli | 12.8367 77.7600 | 900 | | | |
Bilavaradahalli | 12.8362 77.5768 | 900 | | | |
Billamaranahalli | 13.1506 77.6380 | 900 | | | |
Billapura | 12.8376 77.7850 | 900 | | | |
Bingipura | 12.8257 77.6323 | 900 | | | |
Bisanahalli | 13.0089 77.8131 | 900 | | | |
Bolamaranahalli | 13.1594 77.3979 | 900 | | | |
Bommachanahalli | 12.8042 77.3147 | 900 | | | |
Bommanabande | 13.0121 77.8717 | 900 | | | |
Bommashettyhalli | 13.1308 77.4189 | 900 | | | |
Booathanahalli | 12.8045 77.5603 | 900 | | | |
Borehalli | 12.8435 77.3581 | 900 | | | |
Brundavana Badavane | 12.7215 77.7178 | 900 | | | |
Brundavana Nagara | 12.9505 77.5555 | 900 | | | |
Brundavana Vaddarahalli | 13.0240 77.4495 | 900 | | | |
Budumanahalli | 13.1909 77.5279 | 900 | | | |
Burumarana Doddy | 12.7869 77.3107 | 900 | | | |
Byagadadenahalli | 12.7524 77.7026 | 900 | | | |
Byalahalli | 12.9397 77.8153 | 900 | | | near Samethanahalli |
Byalahalli | 13.1698 77.6813 | 900 | | | near Bagalur |
Byatarayana Doddy | 12.8163 77.5508 | 900 | | | |
Bychakuppe | 12.9705 77.3886 | 900 | | | |
Bychapura | 13.2243 77.7128 | 900 | | | |
Bychohalli | 12.8064 77.4382 | 900 | | | |
Bylakonenahalli | 13.0109 77.4599 | 900 | | | |
Byramangala | 12.7488 77.4243 | 900 | | | |
Byranayakanahalli | 13.1992 77.3767 | 900 | | | |
Byrapura | 13.2018 77.5229 | 900 | | | |
Byrasandra Dinne | 13.2397 77.8477 | 900 | | | |
Byrashettyhalli | 13.1566 77.4034 | 900 | | | |
Byraveshwara Layout | 13.0642 77.4949 | 900 | | | |
Byrohalli | 12.9236 77.4491 | 900 | | | |
CK Palya | 12.8334 77.6087 | 900 | | | |
Cauvery Nagara | 12.9997 77.5306 | 900 | | | |
Challahalli | 13.2174 77.5064 | 900 | | | |
Challeghatta | 12.8967 77.4534 | 900 | | | |
Chambenahalli | 12.8793 77.7616 | 900 | | | |
Chandrappanagara | 12.9413 77.6025 | 900 | | | |
Channa Marayyanapalya | 12.9813 77.3648 | 900 | | | |
Channa Nayakanapalya | 13.0443 77.4852 | 900 | | | |
Channadasipalya | 12.9709 77.4148 | 900 | | | |
Channadevi Agrahara | 13.2188 77.4551 | 900 | | | |
Channahalli | 13.2123 77.7483 | 900 | | | |
Channakeshavanagara | 12.8780 77.6549 | 900 | | | |
Channammanapalya | 12.7628 77.4640 | 900 | | | |
Channegowdana Doddy | 12.8072 77.4293 | 900 | | | |
Channenahalli | 12.9779 77.4304 | 900 | | | |
Cheemachanahalli | 13.2181 77.7861 | 900 | | | |
Cheemandahalli | 13.0506 77.8118 | 900 | | | |
Cheemasandra | 13.0477 77.7394 | 900 | | | near Bommenahalli |
Cheemasandra | 13.2136 77.8687 | 900 | | | near Hoskote |
Chikka Beguru | 12.8787 77.6377 | 900 | | | |
Chikka Bettahalli | 13.0895 77.5563 | 900 | | | |
Chikka Dasarahalli | 12.8918 77.7846 | 900 | | | |
Chikka Gollahalli | 13.2986 77.6551 | 900 | | | |
Chikka Gollarahatti | 12.9914 77.4656 | 900 | | | |
Chikka Haralagere | 13.2005 77.8250 | 900 | | | |
Chikka Hosahalli | 12.7058 77.6452 | 900 | | | |
Chikka Indluwadi | 12.7162 77.6407 | 900 | | | |
Chikka Kodigehalli | 12.9720 77.4649 | 900 | | | |
Chikka Kukkanahalli | 13.1575 77.4489 | 900 | | | |
Chikka Kuntanahalli | 12.7936 77.4384 | 900 | | | |
Chikka Mariyappanapalya | 12.9399 77.4004 | 900 | | | |
Chikka Nagamangala | 12.8600 77.6950 | 900 | | | |
Chikka Puttaiahnapalya | 13.0929 77.3182 | 900 | | | |
Chikka Veeraiahnapalya | 12.9454 77.4005 | 900 | | | |
Chikkahullur | 13.1051 77.8249 | 900 | | | |
Chikkajala | 13.1728 77.6334 | 900 | | | | chikka jala
Chikkamaranahalli | 13.0905 77.3231 | 900 | | | |
Chikkammanapalya | 12.9504 77.4230 | 900 | | | |
Chikkanahalli Bande | 13.1793 77.3904 | 900 | | | |
Chikkanayakanahalli Dinne | 12.8839 77.6970 | 900 | | | |
Chikkanayakanahalli | 12.8923 77.6944 | 900 | | | |
Chikkegowdanapalya | 12.8788 77.5147 | 900 | | | |
Chinnaiahnapalya | 12.7226 77.6559 | 900 | | | |
Chinnappa Layout | 13.0282 77.6096 | 900 | | | |
Chokkasandra | 12.8706 77.7211 | 900 | | | |
Choudappa Layout | 13.1098 77.5281 | 900 | | | |
Chowdanahalli | 13.2145 77.6280 | 900 | | | |
Chowdappanahalli | 13.1485 77.7537 | 900 | | | |
Chowdeshwarinagara | 12.9975 77.3994 | 900 | | | near Byadarahalli |
Chowdeshwarinagara | 13.0005 77.5247 | 900 | | | near Laggere |
Chudahalli | 12.7823 77.4894 | 900 | | | |
Chunchaghatta | 12.8856 77.5749 | 900 | | | |
Chunchanakuppe | 12.9104 77.3863 | 900 | | | |
Dabaspet | 13.2278 77.2416 | 900 | | | | dabaspete; dobbaspet; dobbaspete; dabbaspet; dobaspet
Damodhar Nagara | 12.9536 77.7971 | 900 | | | |
Dandupalya | 13.0746 77.8114 | 900 | | | |
Dasanayakanahalli | 13.1183 77.6884 | 900 | | | |
Dasappanapalya | 13.0794 77.5059 | 900 | | | |
Dasegowdarapalya | 13.0234 77.3944 | 900 | | | |
Deepanjali Nagar | 12.9526 77.5367 | 900 | West | ದೀಪಾಂಜಲಿ ನಗರ | | deepanjalinagara
Dell Domluru | 12.9529 77.6406 | 900 | | | |
Devaganahalli | 13.2531 77.6489 | 900 | | | |
Devagere | 12.8566 77.4656 | 900 | | | |
Devalapura | 12.9846 77.8294 | 900 | | | |
Devanagondi | 12.9741 77.8388 | 900 | | | |
Devanayakanahalli | 13.1754 77.7726 | 900 | | | |
Devaninjayyanapalya | 13.0171 77.4145 | 900 | | | |
Devannanapalya | 13.0775 77.4314 | 900 | | | |
Devashettyhalli | 13.0242 77.8211 | 900 | | | |
Dhananayakanahalli | 12.9389 77.4678 | 900 | | | |
Dharmapura | 12.8129 77.6276 | 900 | | | |
Dibbur | 13.1669 77.5288 | 900 | | | |
Dinnepalya | 12.8112 77.4925 | 900 | | | |
Dinnur Sudhamanagara | 12.7145 77.7059 | 900 | | | |
Dodda Dunnasandra | 12.9768 77.8166 | 900 | | | |
Dodda Kurabarahalli | 13.2256 77.8092 | 900 | | | |
Dodda Nagamangala | 12.8623 77.6749 | 900 | | | |
Dodda Thimmasandra | 12.8809 77.8062 | 900 | | | |
Doddabannahalli | 13.0263 77.7483 | 900 | | | |
Doddabele | 12.8887 77.4775 | 900 | | | |
Doddagattiganabbe | 13.0337 77.7879 | 900
Doddahosahalli | 13.1978 77.7505 | 900 | | | |
Doddakuntanahalli | 12.8122 77.4498 | 900 | | | |
Doddamaranahalli | 12.9305 77.3828 | 900 | | | |
Doddanallurahalli | 13.1188 77.8629 | 900 | | | |
Doddanalluru | 13.1913 77.7631 | 900 | | | |
Doddipalya | 13.1197 77.4144 | 900 | | | |
Doddy Chikkakuntanahalli | 12.7970 77.4413 | 900 | | | |
Doddypalya | 12.8579 77.4722 | 900 | | | |
Dombara Doddy | 12.7028 77.3970 | 900 | | | |
Dombarahalli | 13.0491 77.4598 | 900 | | | |
Dorekavalu | 13.2621 77.6863 | 900 | | | |
Dr.Shivaramakaranth Nagara | 13.0682 77.6293 | 900 | | | |
Dyavalingaiahnapalya | 12.8502 77.4159 | 900 | | | |
Dyavasandra | 12.7575 77.6480 | 900 | | | |
Eshwara Layout | 12.8915 77.5756 | 900 | | | |
Gadenahalli | 13.1882 77.6175 | 900 | | | |
Gadigaiahana Doddy | 12.8527 77.3386 | 900 | | | |
Gadipalya | 12.7663 77.5285 | 900 | | | |
Ganagaluru | 12.9112 77.8517 | 900 | | | |
Ganapathi Layout | 13.0488 77.4529 | 900 | | | |
Ganapathihalli | 12.9177 77.3953 | 900 | | | |
Ganapathipura | 12.8933 77.5719 | 900 | | | |
Gandhipura | 12.9697 77.7524 | 900 | | | |
Gangappanahalli | 12.9579 77.3521 | 900 | | | |
Gangasandra | 12.8462 77.4707 | 900 | | | |
Gangenahalli | 12.9837 77.3919 | 900 | | | near Byadarahalli |
Gangenahalli | 13.0230 77.5843 | 900 | | | near Ganganagar |
Ganigarahalli | 13.0892 77.5103 | 900 | | | |
Gantaganahalli | 13.1433 77.5886 | 900 | | | |
Gattahalli | 12.8683 77.7036 | 900 | | | |
Gaviyanapalya | 12.8411 77.4700 | 900 | | | |
Geddalapura | 12.9957 77.8406 | 900 | | | |
Gerahalli | 13.0373 77.3906 | 900 | | | |
Gerupalya | 12.8877 77.4443 | 900 | | | |
Gidadakonenahalli | 12.9737 77.4892 | 900 | | | |
Gidadapalya | 12.9602 77.4373 | 900 | | | |
Giddenahalli | 12.7569 77.6247 | 900 | | | near Jigani |
Giddenahalli | 12.9928 77.4186 | 900 | | | near Byadarahalli |
Girigowdana Doddy | 12.7460 77.5234 | 900 | | | |
Giriyappanapalya | 12.8810 77.4009 | 900 | | | |
Gollarapalya | 12.8015 77.4253 | 900 | | | |
Gonighattapura | 12.9137 77.7888 | 900 | | | |
Gonipura | 12.8324 77.4511 | 900 | | | |
Gopalapura | 12.8769 77.4166 | 900 | | | near Kumbalgodu |
Gopalapura | 12.9807 77.5581 | 900 | | | near Binnipete |
Gopalapura | 13.1329 77.6885 | 900 | | | near Chikkagubbi |
Gopalapura | 13.1412 77.4263 | 900 | | | near Dasanapura |
Gottigehalli | 12.7209 77.5262 | 900 | | | |
Gottipura | 13.1078 77.8496 | 900 | | | |
Govindarajanagara | 12.9756 77.5366 | 900 | | | |
Gowdahalli | 13.0465 77.4363 | 900 | | | near Dasanapura |
Gowdahalli | 13.2273 77.5203 | 900 | | | near Hesaraghatta |
Gowdaiahanapalya | 13.0325 77.3591 | 900 | | | |
Gowdanapalya | 12.9115 77.5560 | 900 | | | |
Gowrava Nagara | 12.8847 77.5827 | 900 | | | |
Gowrenahalli | 12.7231 77.6813 | 900 | | | |
Gubbalala | 12.8856 77.5417 | 900 | | | | gubbalalla
Guddadahalli Dinne | 12.8334 77.3454 | 900 | | | |
Guddahatti | 12.8031 77.7426 | 900 | | | |
Guddaiahnapalya | 12.9273 77.3185 | 900 | | | |
Gudipalya | 12.7934 77.4838 | 900 | | | |
Gulaganjahalli | 12.9373 77.4188 | 900 | | | |
Gullahatti Kaval | 12.7297 77.5470 | 900 | | | |
Gullakaipura | 12.9386 77.7816 | 900 | | | |
Gundur | 12.8769 77.8378 | 900 | | | near Sarjapur |
Gundur | 13.0867 77.7151 | 900 | | | near Bommenahalli |
Guni Agrahara | 13.0936 77.5279 | 900 | | | |
Guruvanahalli | 13.0501 77.3618 | 900 | | | |
Guttepalya | 12.7920 77.5299 | 900 | | | near Kaggalipura |
Guttepalya | 13.1671 77.4115 | 900 | | | near Dasanapura |
HG Palya | 13.2081 77.3153 | 900 | | | |
HMT Siddarthanagara | 13.0566 77.5224 | 900 | | | |
Hadohalli | 13.3684 77.5440 | 900 | | | |
Hadosiddapura | 12.8949 77.7011 | 900 | | | |
Hagalahalli | 12.8491 77.3305 | 900 | | | |
Halanayakanahalli | 12.9015 77.6883 | 900 | | | |
Halappanahalli | 13.1020 77.7779 | 900 | | | |
Halasahalli | 12.9242 77.7623 | 900 | | | near Varthur |
Halasahalli | 13.0934 77.8355 | 900 | | | near Hoskote |
Haldenahalli | 12.7205 77.7136 | 900 | | | |
Haleyur | 13.2041 77.8896 | 900 | | | |
Halubhavipalya | 12.9420 77.4161 | 900 | | | |
Hampapura | 12.8307 77.4288 | 900 | | | |
Hancharahalli | 13.0937 77.7505 | 900 | | | |
Hanchipura | 13.0673 77.3722 | 900 | | | |
Handarahalli | 13.1214 77.7508 | 900 | | | |
Handenahalli | 12.9584 77.8471 | 900 | | | |
Haniyuru | 13.2132 77.5148 | 900 | | | |
Hanumanthegowdanapalya | 13.0934 77.3439 | 900 | | | |
Haragadde | 12.7650 77.6536 | 900
Harapanahalli | 12.7919 77.6235 | 900 | | | |
Harisandra | 12.7865 77.3048 | 900 | | | |
Harohalli Palya | 13.1712 77.5117 | 900 | | | |
Harohalli | 12.6802 77.4696 | 1500 | | ಹಾರೋಹಳ್ಳಿ | near Kanakapura |
Harohalli | 13.0607 77.8742 | 900 | | | near Hoskote |
Harohalli | 13.1306 77.5803 | 900 | | | near Yelahanka |
Harokyatanahalli | 13.0543 77.4473 | 900 | | | |
Heelalige | 12.8179 77.7090 | 900
Heggadadevanapura | 13.0760 77.4586 | 900 | | | |
Heggondanahalli | 12.9060 77.7465 | 900 | | | |
Hejjala | 12.8560 77.4170 | 900 | | | |
Hemmigepura | 12.8817 77.4848 | 900 | | | |
Hennagara | 12.7886 77.6735 | 900 | | | |
Hennur Bande | 13.0367 77.6405 | 900 | | | |
Himagiri | 12.8623 77.5906 | 900 | | | |
Hinnakki | 12.7778 77.6807 | 900
Hirandahalli | 13.0458 77.7228 | 900 | | | |
Hittarahalli | 13.1234 77.7467 | 900 | | | |
Hommadevanahalli | 12.8445 77.5980 | 900 | | | |
Hompalaghatta | 12.6954 77.6993 | 900 | | | |
Honachenahalli | 13.0184 77.8549 | 900 | | | |
Honaganahatti | 12.9742 77.4211 | 900 | | | |
Honnavara | 13.2227 77.4192 | 900 | | | |
Honnenahalli | 13.1599 77.5666 | 900 | | | |
Hoovinayakanahalli | 13.1480 77.6898 | 900 | | | |
Hope Farm | 12.9838 77.7523 | 900 | | ಹೋಪ್ ಫಾರ್ಮ್ | | hopefarm; hope farm junction; hope farm signal; hope farm circle
Hosakote Kodi | 13.0564 77.7676 | 900 | | | |
Hosapete | 13.2718 77.8447 | 900 | | | |
Hoskerehalli Kerekodi | 12.9296 77.5347 | 900 | | | |
Hosuru Bande | 13.1060 77.6608 | 900 | | | |
Hugarapalya | 12.7334 77.4606 | 900 | | | |
Hulimangala | 12.8178 77.6372 | 900 | | | |
Hullegowdanahalli | 13.0604 77.4065 | 900 | | | |
Huluvenahalli | 12.9195 77.3654 | 900 | | | |
Hunasamaranahalli | 13.1446 77.6178 | 900 | | | |
Hunaseghattapalya | 13.0260 77.3485 | 900 | | | |
Hunasemaradapalya | 12.9152 77.4448 | 900 | | | |
Hunasenahalli | 13.0097 77.8260 | 900 | | | |
Hunasuru | 13.1801 77.7126 | 900 | | | |
Hunnigere | 12.9229 77.3687 | 900 | | | near Kumbalgodu |
Hunnigere | 13.0326 77.3964 | 900 | | | near Dasanapura |
Huskur | 12.8615 77.7052 | 900 | | | near Kodathi |
Huskur | 13.0606 77.7627 | 900 | | | near Budigere Cross |
Huttanahalli Dinne | 13.1586 77.6466 | 900 | | | |
Huttanahalli | 13.1656 77.6516 | 900 | | | |
Ichangur | 12.7716 77.7420 | 900 | | | |
Iggluru | 12.7865 77.7033 | 900 | | | |
Ilathore | 13.2209 77.6448 | 900
Indlavadi | 12.7282 77.6388 | 900 | | | |
Indlubele | 12.7908 77.7762 | 900 | | | |
Indrasanahalli | 13.2258 77.6139 | 900 | | | |
Injanahalli | 13.0630 77.8838 | 900 | | | |
InoorDoddy | 12.7170 77.5249 | 900 | | | |
Inorapalya | 12.8402 77.4171 | 900 | | | |
Islampura | 13.1212 77.3858 | 900 | | | |
Ittagalpura | 13.1707 77.5423 | 900 | | | |
Ittanguru | 12.8820 77.7886 | 900 | | | |
Ivarukandapura | 13.1377 77.4945 | 900 | | | |
Jadenahalli | 12.8398 77.3953 | 900 | | | |
Jadigenahalli | 13.0518 77.8543 | 900 | | | |
Jangamakote | 13.2613 77.8469 | 900 | | | |
Janthagundanahalli | 12.9243 77.7855 | 900 | | | |
Janthamane | 12.9420 77.7574 | 900 | | | |
Jayaram Layout | 12.8136 77.5896 | 900 | | | |
Jaypura Doddy | 12.7087 77.5694 | 900 | | | |
Jettigena Halli | 12.8892 77.4931 | 900 | | | |
Jettipalya | 12.7508 77.4730 | 900 | | | near Kaggalipura |
Jettipalya | 12.9767 77.4006 | 900 | | | near Byadarahalli |
Jinke Bachahalli | 13.2466 77.5325 | 900 | | | |
Jinnagara | 13.0330 77.8207 | 900 | | | |
Jnanakshi Layout | 12.9129 77.5136 | 900 | | | |
Jnanashakthi Nagara | 12.9852 77.4586 | 900 | | | |
Jogahalli | 13.2215 77.6481 | 900 | | | |
Jogera Doddy | 12.7796 77.4051 | 900 | | | |
Jogerahalli | 12.9855 77.3742 | 900 | | | |
Juttanapalya | 12.8550 77.4215 | 900 | | | |
Jyothi Nagara | 12.9593 77.5217 | 900 | | | |
Kachamaranahalli | 12.9122 77.7335 | 900 | | | |
Kachanayakanahalli | 12.7985 77.6855 | 900 | | | |
Kachohalli | 13.0002 77.4706 | 900 | | | |
Kadabagere | 12.9969 77.4332 | 900 | | | |
Kadanuru Katte | 13.2467 77.4608 | 900 | | | |
Kadanuru | 13.2432 77.4556 | 900 | | | |
Kadayarappanahalli | 13.1841 77.7052 | 900 | | | |
Kadusiddanapalya | 12.9329 77.3716 | 900 | | | |
Kadusonnappanahalli | 13.0991 77.6637 | 900 | | | |
Kaggalahalli | 12.7277 77.4869 | 900 | | | near Kaggalipura |
Kaggalahalli | 12.8302 77.3247 | 900 | | | near Kumbalgodu |
Kaggalahalli | 13.1585 77.7454 | 900 | | | near Bendiganahalli |
Kalalughatta | 13.1956 77.3211 | 900 | | | |
Kalathammanahalli | 13.1035 77.5167 | 900 | | | |
Kalenahalli | 13.1471 77.5122 | 900 | | | |
Kalidasa Layout | 12.9484 77.5529 | 900 | | | |
Kalkunte Agrahara | 12.9328 77.8409 | 900 | | | |
Kallubalu | 12.7696 77.6224 | 900
Kallugopahalli | 12.7770 77.3623 | 900 | | | |
Kallur | 12.9459 77.3180 | 900 | | | |
Kamakshipura | 13.1982 77.4891 | 900 | | | |
Kamarasanahalli | 13.0163 77.8616 | 900 | | | |
Kambipura | 12.8733 77.4618 | 900 | | | |
Kammasandra Palya | 13.0299 77.4391 | 900 | | | |
Kanchugaranahalli | 12.7237 77.4462 | 900 | | | |
Kanegowdanahalli | 13.1295 77.3847 | 900 | | | |
Kannamangalapalya | 13.2217 77.6700 | 900 | | | |
Kannurahalli | 13.0600 77.8071 | 900 | | | |
Kannuru | 13.0931 77.6544 | 900 | | | |
Kanuvanahalli | 12.9949 77.3645 | 900 | | | |
Kapayana Doddy | 12.7724 77.3543 | 900 | | | |
Karabele | 12.8750 77.4664 | 900 | | | |
Karahalli | 13.3272 77.6920 | 900 | | | |
Karekal Doddy | 12.7447 77.4650 | 900 | | | |
Karekallu Doddi | 12.6516 77.4950 | 900 | | | |
Karekalpalya | 12.9339 77.3865 | 900 | | | near Kumbalgodu |
Karekalpalya | 13.0699 77.4021 | 900 | | | near Dasanapura |
Karenahalli | 12.7851 77.4658 | 900 | | | |
Kari Obanahalli | 13.0250 77.4865 | 900 | | | |
Karibeeranahosahalli | 13.0386 77.8615 | 900 | | | |
Kariyanapalya | 12.8927 77.5218 | 900 | | | |
Kariyappana Doddy | 12.7107 77.5793 | 900 | | | |
Kariyappanapalya | 12.8617 77.3836 | 900 | | | |
Karlapura | 13.2067 77.4919 | 900 | | | |
Karpura | 12.7270 77.7201 | 900 | | | |
Kasaghattapura | 13.1106 77.5044 | 900 | | | |
Kasavepalya | 12.8535 77.3762 | 900 | | | |
Kasuvinakunte | 12.7674 77.5974 | 900 | | | |
Katamana Doddy | 12.8211 77.3223 | 900 | | | |
Kattalepalya | 12.7969 77.4642 | 900 | | | near Kaggalipura |
Kattalepalya | 12.9929 77.6362 | 900 | | | near Jeevanahalli |
Kembathahalli | 12.8560 77.5779 | 900 | | | |
Kempadyapanahalli | 12.8669 77.3543 | 900 | | | |
Kempaiahnagara | 13.1082 77.4825 | 900 | | | |
Kempalinganahalli | 13.0946 77.3750 | 900 | | | |
Kempalingapura | 13.2369 77.6655 | 900 | | | |
Kempapura Agarahara | 12.9691 77.5546 | 900 | | | |
Kempashetty Doddy | 12.7412 77.4310 | 900 | | | |
Kempathimmanahalli | 13.2232 77.6546 | 900 | | | |
Kenchanakuppe | 12.7955 77.3752 | 900 | | | |
Kenchanapalya | 12.8445 77.4441 | 900 | | | |
Kenchanapura | 12.9571 77.4497 | 900 | | | |
Kencharayana Doddy | 12.8195 77.5562 | 900 | | | |
Kenganahalli | 13.0516 77.4117 | 900 | | | |
Kere Guddadahalli | 13.0794 77.5156 | 900 | | | |
Kesaraguppe | 12.8169 77.5672 | 900 | | | |
Kethaganahalli | 12.8135 77.3905 | 900 | | | |
Kethohalli | 12.9073 77.4034 | 900 | | | |
Kidwai Layout | 12.8589 77.5632 | 900 | | | |
Kirloskar Badavane | 13.0674 77.5001 | 900 | | | |
Kithaganur | 13.0326 77.7085 | 900 | | | | kittaganur; kithiganur; kittaganuru
Kittaganahalli Aswathakatte | 12.8022 77.6943 | 900 | | | |
Kittanahalli Palya | 13.0098 77.4134 | 900 | | | |
Kittanahalli | 13.0091 77.4215 | 900 | | | |
Kodagalahatti | 13.1431 77.6291 | 900 | | | |
Kodalipura | 12.7457 77.7570 | 900 | | | |
Kodandaramanagara | 12.8995 77.6848 | 900 | | | |
Kolathuru | 13.0754 77.8296 | 900 | | | |
Kolipura | 13.1694 77.6572 | 900 | | | |
Kolliganahalli | 12.7108 77.4070 | 900 | | | |
Koluru | 12.8913 77.4132 | 900 | | | |
Koluvarayanahalli | 13.1650 77.5218 | 900 | | | |
Kommaghatta | 12.9300 77.4651 | 900 | | | | kommagatta
Konasandra | 12.7621 77.6346 | 900 | | | near Jigani |
Konasandra | 12.8895 77.4857 | 900 | | | near Kengeri Hobli |
Kondashettyhalli | 13.1265 77.5141 | 900 | | | |
Koraluru | 12.9979 77.7842 | 900 | | | |
Koratagere Doddy | 12.7294 77.5704 | 900 | | | |
Kothanur Dinne | 12.8757 77.5841 | 900 | | | | kothnur dinne; kothanuru dinne; kothnoor dinne; kottanur dinne
Kottanayakana halli | 12.8130 77.6826 | 900 | | | |
Kottigepalya | 12.9879 77.5146 | 900 | | | |
Krishnananda Nagara | 13.0184 77.5405 | 900 | | | |
Krishnayyana Doddy | 12.7526 77.6117 | 900 | | | |
Kudusiddanapalya | 12.9329 77.3717 | 900 | | | |
Kuguru | 12.9092 77.8097 | 900 | | | |
Kullegowdanapalya | 12.8467 77.4470 | 900 | | | |
Kulumepalya | 12.8326 77.5530 | 900 | | | |
Kumbalahalli | 13.0918 77.7937 | 900 | | | |
Kumbara Doddy | 12.7943 77.3178 | 900 | | | |
Kumbarahalli | 13.1051 77.4917 | 900 | | | |
Kumbaranahalli | 12.7477 77.6605 | 900 | | | |
Kundalapura | 12.8951 77.4153 | 900 | | | |
Kuppa SiddanaDoddy | 12.7352 77.6028 | 900 | | | |
Kuppareddy Kere | 12.8427 77.5178 | 900 | | | |
Kurubarapalya | 12.9114 77.3627 | 900 | | | |
Kuthaganahalli | 12.8890 77.8021 | 900 | | | |
Lakkaiahanapalya | 12.8876 77.4047 | 900 | | | |
Lakkaiahnapalya | 12.8894 77.4025 | 900 | | | |
Lakkondahalli | 13.1177 77.7704 | 900 | | | |
Lakkuppe | 12.9700 77.4100 | 900 | | | |
Lakkur | 12.9276 77.8862 | 900 | | | |
Lakshmaiah Badavane | 12.9809 77.4643 | 900 | | | |
Lakshmi Layout | 12.8680 77.6281 | 900 | | | |
Lingapura | 12.7622 77.6786 | 900 | | | near Anekal |
Lingapura | 12.8214 77.4441 | 900 | | | near Kumbalgodu |
Machohalli | 13.0061 77.4529 | 900 | | | |
Madanayakanahalli | 13.0611 77.4612 | 900 | | | |
Madappanahalli | 12.9224 77.8104 | 900 | | | near Volagerekallahalli |
Madappanahalli | 13.1541 77.5406 | 900 | | | near Hesaraghatta |
Madapura | 12.7654 77.3208 | 900 | | | |
Madugirihalli | 13.1279 77.5072 | 900 | | | |
Magadi | 12.9567 77.2327 | 1500
Mahadeshwara Badavane | 12.7894 77.6601 | 900 | | | |
Mahadevanana Doddy | 12.7452 77.6061 | 900 | | | |
Mahal Chowdadenahalli | 12.8722 77.8085 | 900 | | | |
Mahanthalingapura | 12.7667 77.6185 | 900 | | | |
Makali | 13.0657 77.4538 | 900 | | | |
Makanahalli | 13.0097 77.8289 | 900 | | | |
Malenallasandra | 12.8068 77.6051 | 900 | | | |
Malgudi Layout | 12.7961 77.6819 | 900 | | | |
Mallaiahnapalya | 12.9857 77.4273 | 900 | | | |
Mallapura | 13.0745 77.3997 | 900 | | | near Dasanapura |
Mallapura | 13.2040 77.7800 | 900 | | | near Devanahalli |
Mallimakanapura | 13.1269 77.8473 | 900 | | | |
Mallohalli | 13.2306 77.4511 | 900 | | | |
Manasa Nagara | 12.9590 77.5168 | 900 | | | |
Manchanabele | 12.8671 77.3345 | 900 | | | |
Manchanahalli | 12.7667 77.7535 | 900 | | | |
Manchenahalli | 13.0349 77.3578 | 900 | | | |
Mandur | 13.0822 77.7386 | 900 | | | |
Manganahalli | 12.9542 77.4693 | 900 | | | |
Manorayanapalya | 13.0290 77.6017 | 900 | | | |
Manpho Layout | 13.1223 77.6758 | 900 | | | |
Mantri Layout | 13.0845 77.4478 | 900 | | | |
Maralakunte | 13.1323 77.7056 | 900 | | | |
Maranagere | 12.8823 77.8522 | 900 | | | |
Maranayakanahalli | 13.1680 77.6483 | 900 | | | |
Marasandra | 13.0996 77.7152 | 900 | | | |
Mariyannanapalya | 13.0493 77.6119 | 900 | | | |
Mariyappanapalya | 12.9452 77.4955 | 900 | | | near Nagadevanahalli |
Mariyappanapalya | 12.9986 77.5561 | 900 | | | near Gayatri Nagar |
Marnami Doddy | 12.7871 77.4591 | 900 | | | |
Marsur | 12.7620 77.7138 | 900 | | | |
Maruthi Badavane | 12.8400 77.5806 | 900 | | | |
Maruthi Markandeyanagara | 13.0011 77.5085 | 900 | | | |
Masthenahalli | 12.7874 77.6663 | 900 | | | |
Matadahalli | 13.0137 77.5936 | 900 | | | |
Mavallipura | 13.1276 77.5290 | 900 | | | |
Mayaganahalli | 12.7682 77.3355 | 900 | | | |
Mayasandra Kodi | 12.7481 77.7423 | 900 | | | |
Mayasandra | 12.7505 77.7468 | 900 | | | near Attibele |
Mayasandra | 12.8773 77.3775 | 900 | | | near Kumbalgodu |
Mayasandra | 13.3099 77.6598 | 900 | | | near Devanahalli |
Meda Maranahalli | 12.7014 77.4518 | 900 | | | |
Medanahalli | 12.7892 77.3985 | 900 | | | |
Medi Agrahara | 13.0984 77.5252 | 900 | | | |
Meenakunte | 13.1806 77.6421 | 900 | | | |
Meesaganahalli | 13.1662 77.6689 | 900 | | | |
Menashiganahalli | 12.6641 77.7019 | 900 | | | |
Mestripalya | 13.0609 77.6198 | 900 | | | |
Metipalya | 12.9935 77.4023 | 900 | | | |
Minnapura | 13.1679 77.3323 | 900 | | | |
Mittaganahalli | 13.1095 77.6436 | 900 | | | |
Modalakote | 13.1159 77.3106 | 900 | | | |
Moodalapalya | 12.9706 77.5249 | 900 | | | |
Motaganahalli | 13.0049 77.3119 | 900 | | | |
Mudalayyana Doddy | 12.7336 77.5777 | 900 | | | |
Muddanahalli | 13.1522 77.5774 | 900 | | | |
Muddayyanapalya | 12.9204 77.3823 | 900 | | | near Kumbalgodu |
Muddayyanapalya | 12.9662 77.4877 | 900 | | | near Mallathahalli |
Muddinapalya | 12.9661 77.4877 | 900 | | | |
Mugaluru | 12.8948 77.8210 | 900 | | | |
Mulluru | 12.9044 77.7245 | 900 | | | |
Mummenahalli | 12.9945 77.3203 | 900 | | | |
Muppadaghatta | 13.2430 77.4479 | 900 | | | |
Muthanallur Amanikere | 12.8279 77.7368 | 900 | | | |
Muthkur | 12.9550 77.8073 | 900 | | | near Samethanahalli |
Muthkur | 13.1555 77.5082 | 900 | | | near Hesaraghatta |
Muthsandra | 12.9379 77.7860 | 900 | | | |
Muthugadahalli | 12.7253 77.4803 | 900 | | | near Kaggalipura |
Muthugadahalli | 12.9294 77.8206 | 900 | | | near Samethanahalli |
Muthugadahalli | 13.1407 77.5260 | 900 | | | near Hesaraghatta |
Muthugadahalli | 13.1824 77.6731 | 900 | | | near Bagalur |
Muthukadahalli | 13.1825 77.6730 | 900 | | | |
Muthurayanagudipalya | 12.8486 77.3673 | 900 | | | |
Muthurayanapura | 12.8596 77.4005 | 900 | | | |
Muthyalanagara | 13.0355 77.5488 | 900 | | | |
Muttanalluru | 12.8324 77.7346 | 900 | | | | muttanallur; muthanallur
Mylanahalli | 13.1848 77.6965 | 900 | | | |
Mylappanahalli | 13.1367 77.5350 | 900 | | | |
Naduvatti | 13.0061 77.7965 | 900
Nagadasanahalli | 13.1599 77.5779 | 900 | | | |
Nagamangala | 13.2167 77.6193 | 900 | | | |
Naganayakanahalli | 12.7925 77.4775 | 900 | | | near Kaggalipura |
Naganayakanahalli | 13.2261 77.7907 | 900 | | | near Devanahalli |
Naganayakanakote | 12.9662 77.7948 | 900 | | | |
Nagarahole Nagara | 12.9984 77.4974 | 900 | | | |
Nagaruru | 13.0911 77.4346 | 900 | | | |
Nagasandra Palya | 13.0015 77.3776 | 900 | | | |
Nagayyana Doddy | 12.7117 77.6415 | 900 | | | |
Nagenahalli | 13.0814 77.6533 | 900 | | | near Chikkagubbi |
Nagenahalli | 13.1311 77.5747 | 900 | | | near Doddabettahalli |
Nagenahalli | 13.1729 77.7614 | 900 | | | near Bendiganahalli |
Naidu Layout | 12.8090 77.6687 | 900 | | | |
NallakkanaDoddy | 12.8095 77.5308 | 900 | | | |
Nallur | 13.1870 77.7605 | 900 | | | |
Nandaramaiahna Palya | 13.0895 77.4252 | 900 | | | |
Nanjapura | 12.8097 77.6413 | 900 | | | |
Nanjundegowda layout | 13.0859 77.5051 | 900 | | | |
Narasapura | 12.8005 77.8016 | 900 | | | near Attibele |
Narasapura | 12.8280 77.7761 | 900 | | | near Sarjapur |
Narasapura | 12.9773 77.4936 | 900 | | | near Byadarahalli |
Narasipura | 13.1098 77.4635 | 900 | | | |
Narayanaghatta | 12.8361 77.7252 | 900 | | | |
Narayanakere | 12.9439 77.8578 | 900 | | | |
Navarathna Agrahara | 13.1997 77.6358 | 900 | | | |
Navya Badavane | 12.7873 77.6539 | 900 | | | |
Nawkalpalya | 12.7943 77.4890 | 900 | | | |
Neeleri | 13.2733 77.7106 | 900 | | | |
Nelagadarenahalli | 13.0316 77.5036 | 900 | | | |
Nelaguli | 12.7718 77.4835 | 900
Nellukunte | 13.2221 77.5419 | 900 | | | |
Neragenahalli | 13.2360 77.6301 | 900 | | | |
Neralemarada Doddi | 12.6587 77.4916 | 900 | | | |
Nettigere | 12.7589 77.4944 | 900 | | | |
New Byrohalli | 12.9194 77.4560 | 900 | | | |
New Gabbadi | 12.7134 77.4815 | 900 | | | |
New Guddadahalli | 12.9561 77.5468 | 900 | | | |
Nidaghatta | 13.0956 77.8703 | 900 | | | |
Nimbekaipura | 13.0585 77.7558 | 900 | | | |
Ningegowdana Doddy | 12.8566 77.3339 | 900 | | | |
Nisarga Badavane | 12.7830 77.6129 | 900 | | | |
Nisarga Layout | 13.0716 77.4528 | 900 | | | |
Noor Nagara | 13.0800 77.6341 | 900 | | | |
Nosenuru | 12.7488 77.6504 | 900 | | | |
OB Chudanahalli | 12.8179 77.5206 | 900 | | | |
Pakegowdanapalya | 13.1144 77.5106 | 900 | | | |
PalPaldinne | 13.3878 77.5424 | 900 | | | |
Panathuru Dinne | 12.9293 77.7130 | 900 | | | |
Panchasheela Nagara | 12.9744 77.5205 | 900 | | | |
Pandithana Agrahara | 12.8821 77.8274 | 900 | | | |
Pandurangapura | 13.2694 77.6606 | 900 | | | |
Papaiahnapalya | 13.0657 77.4041 | 900 | | | |
Papanahalli | 13.2139 77.8022 | 900 | | | |
Papareddypalya | 12.9721 77.5078 | 900 | | | |
Paramanahalli | 13.0085 77.8431 | 900 | | | |
Parasanapalya | 12.7994 77.4374 | 900 | | | |
Parvathi Nagara | 13.0163 77.5203 | 900 | | | near Lakshmi Devi Nagar |
Parvathi Nagara | 13.0326 77.7148 | 900 | | | near Medahalli |
Parvathipura | 13.1727 77.5663 | 900 | | | |
Pattareddypalya | 12.7945 77.5054 | 900 | | | |
Peddanahalli | 13.2466 77.6481 | 900 | | | |
Peddanapalya | 12.9587 77.3893 | 900 | | | |
Pettanahalli | 13.0513 77.7921 | 900 | | | |
Pichaguntarapalya | 12.8047 77.4224 | 900 | | | |
Pillahalli | 13.1028 77.4290 | 900 | | | |
Poojena Agrahara | 13.0320 77.7930 | 900 | | | |
Poornaprajna Layout | 12.9088 77.5359 | 900 | | | |
Prabasnagara | 12.8116 77.5785 | 900 | | | |
Pramod Layout | 12.9388 77.5287 | 900 | | | |
Press Layout | 12.9509 77.4918 | 900 | | | |
Priyadarshini Layout | 12.9712 77.5268 | 900 | | | |
Pujaganapalya | 12.7513 77.6096 | 900 | | | |
Punugumaranahalli | 12.9167 77.4034 | 900 | | | |
Puttaiahnapalya | 12.9567 77.4106 | 900 | | | |
Puttanna Badavane | 13.0996 77.7078 | 900 | | | |
Puttenahallipalya | 12.8956 77.5817 | 900 | | | |
RM Guttahalli | 12.9999 77.5841 | 900 | | | |
Rachammanahalli | 12.7229 77.7392 | 900 | | | |
Radhareddy Layout | 12.9088 77.6898 | 900 | | | |
Raghavendra Layout | 12.9939 77.4386 | 900 | | | |
Ragihalli | 12.7389 77.5743 | 900 | | | |
Rahamathnagara | 13.0175 77.5918 | 900 | | | |
Rainbow Layout | 13.1012 77.5393 | 900 | | | |
Rajagopalanagara | 13.0137 77.5088 | 900 | | | |
Rajanapalya | 12.9902 77.3155 | 900 | | | |
Rajanukunte | 13.1733 77.5644 | 900 | | | | rajankunte; rajanakunte
Rajapalya | 12.9913 77.7210 | 900 | | | |
Rajapura | 12.7755 77.6746 | 900 | | | |
Rajeshwarinagara | 13.0453 77.4613 | 900 | | | |
Rajiv Nagara | 13.2837 77.8046 | 900 | | | |
Ramagovindapuram | 13.2092 77.8790 | 900 | | | |
Ramakrishna Nagara | 13.0176 77.5343 | 900 | | | |
Ramanahalli | 12.7417 77.4017 | 900 | | | near Kaggalipura |
Ramanahalli | 13.1833 77.7441 | 900 | | | near Devanahalli |
Ramanayakana Doddy | 12.7382 77.5888 | 900 | | | |
Ramanayakanahalli | 12.9095 77.7559 | 900 | | | |
Ramapura | 13.1913 77.7951 | 900 | | | |
Ramasandra | 12.8076 77.6147 | 900 | | | near Jigani |
Ramasandra | 12.9455 77.4680 | 900 | | | near Jnana Ganga Nagar |
Ramkrishana Layout | 12.9779 77.5165 | 900 | | | |
Ramohalli | 12.7742 77.7712 | 900 | | | near Attibele |
Ramohalli | 12.9073 77.4181 | 900 | | | near Kumbalgodu |
Rampura | 12.8903 77.3988 | 900 | | | near Kumbalgodu |
Rampura | 13.0517 77.6913 | 900 | | | near Maragondanahalli |
Ravindra Nagara | 13.0500 77.5164 | 900 | | | |
Ravuthanahalli | 13.0267 77.4239 | 900 | | | |
Rayal Layout | 12.8693 77.5759 | 900 | | | |
Rayara Doddy | 12.7670 77.5135 | 900 | | | |
Razakpalya | 13.1459 77.6582 | 900 | | | |
Reddyhalli | 13.1895 77.7546 | 900 | | | |
Renuka Nagara | 13.1057 77.3881 | 900 | | | |
Royal Layout | 12.8693 77.5758 | 900 | | | |
Saalu Doddy | 12.8307 77.5130 | 900 | | | |
Sadahalli | 13.2121 77.6473 | 900 | | | | sadahalli gate
Sadaramangala | 12.9992 77.7368 | 900 | | | |
Sadenahalli | 13.1946 77.5727 | 900 | | | |
Sadhanapalya | 12.7687 77.4829 | 900 | | | |
Sahyadribalaga Layout | 13.0659 77.4991 | 900 | | | |
Sakalavara | 12.8207 77.6091 | 900 | | | |
Sakamma Layout | 13.0072 77.5287 | 900 | | | |
Sampige Nagara | 12.8345 77.6973 | 900 | | | |
Sanjeeva Nagara | 13.2856 77.5365 | 900 | | | |
SanjeeviniNagara | 13.0575 77.5907 | 900 | | | |
Sanna Amanikere | 13.2341 77.6947 | 900 | | | |
Sannathammanahalli | 13.0480 77.7606 | 900 | | | |
Santekatte | 12.8067 77.5106 | 900 | | | |
Sapthagiri Badavane | 12.9222 77.5345 | 900 | | | |
Sarathi Nagara | 12.8739 77.5731 | 900 | | | |
Sarayipalya | 13.0475 77.6286 | 900 | | | |
Sasuveghatta | 13.0926 77.4754 | 900 | | | |
Sathanur | 13.1318 77.6474 | 900 | | | |
Savandurga | 12.9156 77.2975 | 900
Seeresandra | 13.1919 77.4834 | 900 | | | |
Seethakempanahalli | 13.1713 77.5187 | 900 | | | |
Seethanayakanahalli | 12.7692 77.6600 | 900 | | | |
Sevanayakanahalli | 12.7404 77.5834 | 900 | | | |
Shamarajapura | 13.1043 77.5466 | 900 | | | |
Shankara Nagara | 13.0160 77.5438 | 900 | | | |
Shanthiniketan Layout | 12.8828 77.6035 | 900 | | | |
Shanubhoganahalli | 12.9615 77.3250 | 900 | | | near Kumbalgodu |
Shanubhoganahalli | 13.1792 77.5313 | 900 | | | near Hesaraghatta |
Sharadamba Nagara | 13.0459 77.5413 | 900 | | | |
Sheshadri Nagara | 13.0640 77.4886 | 900 | | | |
Sheshagirihalli | 12.8436 77.4213 | 900 | | | |
Sheshagiripura | 12.8809 77.4180 | 900 | | | |
Shettigere | 13.1795 77.6671 | 900 | | | |
Shettigowdanahalli | 12.8114 77.3683 | 900 | | | |
Shettyhalli | 13.0648 77.5158 | 900 | | | |
Shikaripalya | 12.8339 77.6558 | 900 | | | |
Shivakote | 13.1338 77.5147 | 900 | | | |
Shivanapura | 12.8741 77.8541 | 900 | | | near Sarjapur |
Shivanapura | 13.0493 77.4215 | 900 | | | near Dasanapura |
Shri Vidhyanagara | 12.9343 77.5399 | 900 | | | |
Shyanumangala | 12.7946 77.4325 | 900 | | | |
Shylendra Doddy | 12.8009 77.5531 | 900 | | | |
Siddabhovipalya | 12.8547 77.3718 | 900 | | | |
Siddanapalya | 12.7247 77.6597 | 900 | | | |
Siddanayakanahalli | 13.2982 77.5498 | 900 | | | |
Siddapura Naknalhalli | 13.1295 77.8687 | 900 | | | |
Siddartha Badavane | 12.9955 77.5086 | 900 | | | |
Siddayyana Doddy | 12.7171 77.5941 | 900 | | | |
Sidedahalli | 13.0626 77.4952 | 900 | | | |
Siluvepura | 13.1143 77.5011 | 900 | | | |
Simpadipura | 13.2275 77.4128 | 900 | | | |
Singahalli | 13.1616 77.7240 | 900 | | | |
Singanayakanahalli | 13.1476 77.5653 | 900 | | | |
Singarahalli | 13.2269 77.6254 | 900 | | | |
Singarapura | 13.0996 77.7438 | 900 | | | |
Singena Agrahara | 12.8377 77.7161 | 900 | | | |
Soladevanahalli | 13.0934 77.4888 | 900
Sollepura | 12.8301 77.7564 | 900 | | | |
Solur | 13.0708 77.8431 | 900 | | | |
Somalapura | 12.9688 77.8612 | 900 | | | |
Somanahalli | 12.7726 77.5036 | 900 | | | |
Somashettyhalli | 13.0873 77.5212 | 900 | | | |
Sonare Doddy | 12.7096 77.5195 | 900 | | | |
Sondekoppa | 13.0210 77.3843 | 900
Sonnallipura | 13.1353 77.7898 | 900 | | | |
Sonnappanahalli | 13.1076 77.6658 | 900 | | | near Chikkagubbi |
Sonnappanahalli | 13.1561 77.6172 | 900 | | | near Bagalur |
Sowthegowdanahalli | 13.2311 77.7304 | 900 | | | |
Srigandha Nagara | 13.0040 77.5101 | 900 | | | |
Srigandhada Kaval | 12.9787 77.5017 | 900 | | | |
Subbarayappanapalya | 12.8787 77.4203 | 900 | | | |
Sugaturu | 13.2570 77.8328 | 900 | | | |
Sugganahalli | 12.7995 77.3189 | 900 | | | |
Suggatta | 13.1448 77.6036 | 900 | | | |
Sulibele | 13.1867 77.8030 | 900 | | | |
Sulikere Palya | 12.9446 77.4496 | 900 | | | |
Sulikere | 12.9391 77.4481 | 900 | | | |
Sulikunte | 12.8924 77.7285 | 900 | | | near Kodathi |
Sulikunte | 13.2541 77.5993 | 900 | | | near Devanahalli |
Sulivara | 12.9030 77.3622 | 900 | | | |
Summanahalli | 12.9872 77.5197 | 900 | | | |
Sumuka Layout | 12.8548 77.7000 | 900 | | | |
Sundara Nagara | 13.0715 77.4229 | 900 | | | |
Suragajakkanahalli | 12.7397 77.6691 | 900 | | | |
Surya Nagara | 12.7908 77.7057 | 900 | | | |
Suvarna Nagara | 13.0333 77.4947 | 900 | | | |
Talaguppe | 12.8114 77.4333 | 900 | | | |
Talegere | 12.8313 77.5294 | 900 | | | |
Tattaguppe | 12.7737 77.5293 | 900 | | | |
Tattanuru | 12.9152 77.8241 | 900 | | | |
Tattekere | 12.6731 77.5726 | 900 | | | |
Tavarekatte | 12.9114 77.3828 | 900 | | | |
Tavarekere | 12.9205 77.6110 | 500 | South | ತಾವರೆಕೆರೆ | near BTM Layout | thavarekere; tavarakere
Tavarekere | 12.9658 77.4000 | 900 | | | near Kumbalgodu | thavarekere; tavarakere
Thagachaguppe | 12.8665 77.4551 | 900 | | | |
Thammanayakanahalli | 12.6956 77.6353 | 900 | | | |
Thammenahalli Palya | 13.0760 77.4882 | 900 | | | |
Thammenahalli | 13.0782 77.4893 | 900 | | | |
Tharabanahalli | 12.9965 77.8440 | 900 | | | near Samethanahalli |
Tharabanahalli | 13.1013 77.4808 | 900 | | | near Chikkabanavara |
Tharabanahalli | 13.1904 77.6276 | 900 | | | near Bagalur |
Thathaguni | 12.8490 77.5170 | 900 | | | | thataguni; tataguni
Thattanahalli | 12.7454 77.7247 | 900 | | | |
Thavatahalli | 13.0771 77.8695 | 900 | | | |
Thayappana Doddy | 12.7105 77.4261 | 900 | | | |
Theneyuru | 13.2263 77.8366 | 900 | | | |
Thigalara Chowdenahalli | 12.8855 77.7582 | 900 | | | |
Thilagere | 13.3227 77.6813 | 900 | | | |
Thimmappana Palya | 12.8416 77.3924 | 900 | | | |
Thimmasandra | 13.1720 77.5813 | 900 | | | |
Thimmegowdana Doddy | 12.7622 77.4160 | 900 | | | near Kaggalipura |
Thimmegowdana Doddy | 12.7832 77.3085 | 900 | | | near Kumbalgodu |
Thimmegowdarapalya | 12.8243 77.4900 | 900 | | | |
Thippennahalli | 13.0367 77.4871 | 900 | | | |
Thippuru | 12.8151 77.4413 | 900 | | | |
Thirumalapura | 13.1254 77.4836 | 900 | | | |
Thirupalya | 12.8232 77.6658 | 900 | | | |
Thittahalli | 12.8218 77.4605 | 900 | | | |
Thokathimmana Doddy | 12.7483 77.4798 | 900 | | | |
Thonachinakuppe | 13.1419 77.3475 | 900 | | | |
Thore Kempahalli | 13.1201 77.3302 | 900 | | | |
Thorepalya | 13.0948 77.3384 | 900 | | | |
Thyagadahalli | 13.1743 77.3948 | 900 | | | |
Thyamagondlu | 13.2158 77.3007 | 900
Tirumagondanahalli | 12.7942 77.7210 | 900 | | | |
Trumpet | 13.1971 77.6551 | 900 | | | |
Tubagere | 13.3752 77.5719 | 900 | | | |
Tulasipura | 12.8450 77.5579 | 900 | | | |
Turahalli | 12.8975 77.5395 | 900 | | | |
Tyamasandra | 12.6754 77.4633 | 900 | | | |
Udaya Badavane | 12.9617 77.4670 | 900 | | | |
Udayapura | 12.8132 77.5120 | 900 | | | |
Uddandahalli | 12.8864 77.3838 | 900 | | | |
Udipalya | 12.8204 77.5141 | 900 | | | |
Uganawadi | 13.2391 77.6569 | 900 | | | |
UjinappanaDoddy | 12.7175 77.5877 | 900 | | | |
Upadhyaya Badavane | 12.9353 77.4991 | 900 | | | |
Upparahalli | 13.0885 77.7808 | 900 | | | |
Uragana Doddy | 12.7335 77.6008 | 900 | | | |
Vabasandra | 12.8146 77.6505 | 900 | | | |
Vaddarapalya | 12.7641 77.6447 | 900 | | | near Jigani |
Vaddarapalya | 12.8438 77.6120 | 900 | | | near Tejaswini Nagar |
Vaddarapalya | 13.0387 77.6464 | 900 | | | near Hennur |
Vaderahalli | 12.7408 77.4808 | 900 | | | |
Vajrakattepalya | 13.1580 77.3813 | 900 | | | |
Valepura | 12.9560 77.7658 | 900 | | | |
Vanakanahalli | 12.6727 77.6946 | 900 | | | |
Vannarapet | 12.9564 77.6210 | 900 | | | |
Varadenahalli | 12.9610 77.3124 | 900 | | | near Kumbalgodu |
Varadenahalli | 13.2164 77.8034 | 900 | | | near Devanahalli |
Varahasandra | 12.8740 77.4867 | 900 | | | |
Vasudevapura | 12.7980 77.5203 | 900 | | | |
Veerasandra | 12.8400 77.6769 | 900 | | | |
Venkatagiri Kote | 13.3272 77.7256 | 900 | | | |
Venkatapura | 13.2798 77.8207 | 900 | | | |
Venkateshwara Layout | 12.9933 77.4886 | 900 | | | |
Vidyanagar Cross | 13.1612 77.6269 | 900 | | | | vidyanagara cross
Vijayapura Devanahalli | 13.2957 77.7939 | 1500 | | | | vijayapura
Virupakshapura | 13.0638 77.5718 | 900 | | | |
Vishwanathapura | 13.2719 77.6491 | 900 | | | |
Vrishabavatipura | 12.7663 77.4156 | 900 | | | |
Yadagondanahalli | 12.9496 77.8109 | 900 | | | |
Yadalam Nagara | 12.8964 77.5483 | 900 | | | |
Yadavanahalli | 12.7855 77.7507 | 900 | | | |
Yadiyurappa Nagara | 13.1512 77.5590 | 900 | | | |
Yalachaguppe | 12.9593 77.4210 | 900 | | | |
Yale Doddy | 12.7898 77.3134 | 900 | | | |
Yallammana doddi | 12.7546 77.6122 | 900 | | | |
Yamarahalli Nagara | 13.3079 77.6978 | 900 | | | |
Yanasandra | 12.7519 77.5348 | 900 | | | |
Yantaganahalli Palya | 13.0641 77.3492 | 900 | | | |
Yantaganahalli | 13.0629 77.3460 | 900 | | | |
Yarab Nagara | 12.9164 77.5692 | 900 | | | |
Yarandahalli | 12.8065 77.6642 | 900 | | | |
Yarappana Bande | 13.0943 77.6854 | 900 | | | |
Yarappanahalli | 13.0853 77.6872 | 900 | | | |
Yarayyanapalya | 13.0115 77.6734 | 900 | | | |
Yarthiganahalli | 13.1930 77.6727 | 900 | | | |
Yekashipura | 13.2581 77.5145 | 900 | | | |
Yennigere | 13.0956 77.3007 | 900 | | | |
Yettu Kodi | 12.9212 77.8556 | 900 | | | |
`;

export const villages: readonly Place[] = roughAreas(TABLE, 'bus stops of BMTC, November 2025');
