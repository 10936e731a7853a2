/** Latin-written words that give a sentence away as Hindi. */
export const hindiWords = new Set(
  `chahiye chaiye chahie chahye chahta chahti hai hain hona ka ki ke ko se mein mujhe muje mujhko mera meri mere humko hume
  hamein hum hamara hamari apna aur ya ek koi kuch bhi toh wala wali wale pe tak liye dikhao dikhaiye batao bataiye
  dhundh dhoond kharidna kharidni ghar makan makaan jagah ilaka rehna abhi accha acha achha theek thik sab sabhi sirf bas
  kahin kahi yahan wahan thoda thodi zyada jyada bahut kitna agar warna phir dono nahi nahin nai mat paas nazdeek najdeek
  kareeb karib andar upar neeche beech lekin magar chalega chalegi karod lakh-tak dedh dhai sawa sadhe paune teen chaar char
  paanch chhe saat aath pachas saath sattar assi nabbe bees tees chalis kamre kamra hazaar hazar saal mahine mahina zaroori
  zaruri jaruri chhodke chodke alawa sasta saste mehnga mehenga tayyar kiraya kiraye namaste karo karna sakte ko badhao
  hatao dijiye kripya pehle paidal ghante ghanta gaadi bada badi chhota chhoti naya nayi purana bajat lagbhag takriban`.split(
    /\s+/,
  ),
);

/** Latin-written words that give a sentence away as Kannada. */
export const kannadaWords = new Set(
  `beku bekagide bekittu bekaagide beda bedi alli nalli olage olge varege varegu ginta kinta kadime kammi jasti hecchu
  hattira hatra hathira inda mattu athava athva ond ondu eradu yeradu mooru muru nalku naalku aidu aaru koti laksha saavira
  savira mane manegalu nange nanage namge namage nanna namma nimma ide ideya iro iruva irbeku irabeku irutte iddre iddare
  idre bittu illade illa illadre adru adre aadre kooda kuda torisi thorisi kodi huduki hosa bere yaav yavdu yaavudu enu
  yenu elli hege sumaru sumaaru meerabaradu meerabardu munche modalu neeru kade pakka nivesana niveshana jaaga baadige
  badige dikku bagilu baagilu kattiro tingalu varsha nimisha gante ge hogo doora nadkond nerale hasiru haladi neeli
  gulabi line-ge sikkide bandidya bandide madi maadi maadbeku olledu chennagirutte saaku namaskara sari agga swalpa tumba
  aivattu aravattu eppattu embattu tombattu nooru hattu ippattu muvattu nalavattu ondoovare eradoovare`.split(
    /\s+/,
  ),
);

/** Words of every language of the city: "BHK" in a Kannada sentence makes it no mixed one. */
export const sharedWords = new Set(
  `bhk rk cr crore lakh lac lakhs l k sqft sft rera oc khata katha khatha bbmp bda bmrda gba ok emi km a b e gst metro itpl
  orr hsr btm jp kr rs inr pg`.split(/\s+/),
);
