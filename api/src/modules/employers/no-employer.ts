/**
 * What people enter when they have no employer, one line for each language. Compared folded and
 * without spaces, so that case, accents, hyphens and dots do not matter.
 */
const phrases = `
en: self-employed | self employed person | freelance | freelancer | freelancing | independent | sole trader | sole proprietor | sole proprietorship | own business | my own business | own company | myself | me | individual | private person | private individual | n/a | na | none | nil | null | no | nothing | no organization | no organisation | no company | no employer | no affiliation | not applicable | not employed | unaffiliated | not affiliated | student | phd student | doctoral student | graduate student | undergraduate student | university student | retired | retiree | pensioner | unemployed | between jobs | between roles | open to work | looking for work | job seeker | career break | sabbatical | parental leave | homemaker | stay at home parent | stealth | stealth startup | stealth start-up | stealth mode | stealth mode startup | in stealth | stealth company | startup | start-up | confidential | undisclosed | private | personal | unknown | other | tbd | tba | various | hobbyist | volunteer
de: selbständig | selbstständig | selbstständige | selbständiger | selbstständiger | freiberuflich | freiberufler | freiberuflerin | freischaffend | freier mitarbeiter | freie mitarbeiterin | einzelunternehmer | einzelunternehmerin | einzelunternehmen | privat | privatperson | keine | keiner | keine angabe | k.a. | kein arbeitgeber | keine organisation | entfällt | nicht zutreffend | student | studentin | studierende | studierender | doktorand | doktorandin | rentner | rentnerin | pensionär | im ruhestand | pensioniert | arbeitslos | arbeitssuchend | arbeitsuchend | elternzeit | hausfrau | hausmann
fr: indépendant | indépendante | travailleur indépendant | travailleuse indépendante | auto-entrepreneur | auto-entrepreneuse | autoentrepreneur | micro-entrepreneur | à mon compte | profession libérale | aucun | aucune | aucune organisation | aucun employeur | néant | rien | sans objet | non applicable | sans emploi | étudiant | étudiante | doctorant | doctorante | retraité | retraitée | chômeur | chômeuse | au chômage | en recherche d'emploi | particulier
es: autónomo | autónoma | trabajador autónomo | trabajadora autónoma | independiente | trabajador independiente | trabajadora independiente | por cuenta propia | cuenta propia | ninguno | ninguna | ninguna empresa | no aplica | no procede | sin empresa | sin empleo | estudiante | doctorando | doctoranda | jubilado | jubilada | desempleado | desempleada | en paro | particular
ca gl eu: autònom | autònoma | independent | cap empresa | estudiant | jubilat | jubilada | autónomo | ningunha | estudante | xubilado | autonomoa | bat ere ez | ikaslea | erretiratua | langabea
it: libero professionista | libera professionista | lavoratore autonomo | lavoratrice autonoma | autonomo | autonoma | in proprio | partita iva | indipendente | nessuno | nessuna | nessuna azienda | non applicabile | studente | studentessa | dottorando | dottoranda | pensionato | pensionata | in pensione | disoccupato | disoccupata | privato
pt: autônomo | autônoma | autónomo | autónoma | profissional liberal | profissional autônomo | trabalhador independente | trabalhadora independente | por conta própria | conta própria | recibos verdes | independente | nenhum | nenhuma | nenhuma empresa | não se aplica | não aplicável | sem empresa | estudante | aposentado | aposentada | reformado | reformada | desempregado | desempregada
nl: zelfstandig | zelfstandige | zelfstandig ondernemer | zzp | zzp'er | zzper | zzp-er | eenmanszaak | eigen bedrijf | geen | geen werkgever | geen organisatie | n.v.t. | nvt | niet van toepassing | student | studente | promovendus | gepensioneerd | gepensioneerde | met pensioen | werkloos | werkzoekend | particulier
pl: samozatrudniony | samozatrudniona | samozatrudnienie | własna działalność | działalność gospodarcza | jednoosobowa działalność gospodarcza | jdg | wolny strzelec | niezależny | niezależna | brak | nie dotyczy | żadna | student | studentka | doktorant | doktorantka | emeryt | emerytka | emerytowany | bezrobotny | bezrobotna | osoba prywatna
cs sk: osvč | osoba samostatně výdělečně činná | živnostník | živnostnice | živnostníčka | szčo | na volné noze | na voľnej nohe | nezávislý | nezávislá | žádný | žádná | žiadny | žiadna | nemám | není | neuvedeno | student | studentka | študent | študentka | důchodce | důchodkyně | dôchodca | dôchodkyňa | v důchodu | na dôchodku | nezaměstnaný | nezaměstnaná | nezamestnaný | nezamestnaná
hu: egyéni vállalkozó | önálló | önfoglalkoztató | szabadúszó | nincs | nem alkalmazható | diák | hallgató | egyetemi hallgató | nyugdíjas | munkanélküli | magánszemély
ro: liber profesionist | persoană fizică autorizată | independent | niciuna | niciunul | fără | nu se aplică | nu e cazul | student | studentă | doctorand | doctorandă | pensionar | pensionară | șomer | persoană fizică
bg: самонает | самонаето лице | самоосигуряващ се | свободна практика | на свободна практика | свободен | няма | не е приложимо | студент | студентка | докторант | пенсионер | пенсионерка | безработен | безработна | физическо лице
el: αυτοαπασχολούμενος | αυτοαπασχολούμενη | ελεύθερος επαγγελματίας | ελεύθερη επαγγελματίας | ανεξάρτητος | ανεξάρτητη | κανένας | καμία | κανένα | δεν υπάρχει | δεν εφαρμόζεται | φοιτητής | φοιτήτρια | μαθητής | συνταξιούχος | άνεργος | άνεργη | ιδιώτης
sv da no: egenföretagare | egen företagare | enskild firma | eget företag | frilans | frilansare | selvstændig | selvstændig erhvervsdrivende | selvstendig | selvstendig næringsdrivende | enkeltpersonforetak | enkeltmandsvirksomhed | egen virksomhet | egen virksomhed | eget firma | oberoende | uafhængig | uavhengig | ingen | inga | inget | intet | ej tillämpligt | ikke relevant | ikke aktuelt | ikke oplyst | student | studerende | studerande | doktorand | stipendiat | pensionär | pensionist | pensionert | pensioneret | arbetslös | arbejdsløs | arbeidsledig | arbetssökande | privatperson
fi: itsenäinen ammatinharjoittaja | yksityisyrittäjä | yksinyrittäjä | toiminimi | yrittäjä | freelancerina | itsenäinen | ei ole | ei mitään | ei mikään | ei sovellu | ei työnantajaa | opiskelija | väitöskirjatutkija | eläkeläinen | eläkkeellä | työtön | työnhakija | yksityishenkilö
et lv lt: füüsilisest isikust ettevõtja | vabakutseline | sõltumatu | puudub | ei ole | tudeng | üliõpilane | doktorant | pensionär | pensionil | töötu | eraisik | pašnodarbinātais | pašnodarbināta | pašnodarbinātā persona | brīvmākslinieks | neatkarīgs | students | studente | doktorants | pensionārs | pensionāre | bezdarbnieks | privātpersona | individuali veikla | savarankiškai dirbantis | laisvai samdomas | nepriklausomas | nėra | nėra darbdavio | studentas | studentė | doktorantas | pensininkas | pensininkė | bedarbis | bedarbė
hr sr bs sl: samozaposlen | samozaposlena | samozaposleni | samostalni djelatnik | obrtnik | preduzetnik | samostojni podjetnik | svobodnjak | neovisan | neovisni | nezavisni | neodvisen | nijedan | nijedna | ništa | nije primjenjivo | brez | nobeden | student | studentica | studentkinja | študent | študentka | doktorand | umirovljenik | umirovljenica | penzioner | penzionerka | upokojenec | upokojenka | nezaposlen | nezaposlena | brezposeln | brezposelna | самозапослен | предузетник | слободњак | нема | ништа | студент | студенткиња | пензионер | незапослен
mk sq: самовработен | фриленсер | хонорарец | нема | ниту една | студент | студентка | пензионер | невработен | i vetëpunësuar | e vetëpunësuar | i pavarur | asnjë | asnje | s'ka | nuk ka | student | studente | pensionist | i papunë | e papunë
ru: самозанятый | самозанятая | фриланс | фрилансер | частный предприниматель | индивидуальный предприниматель | независимый | на себя | сам на себя | нет | нету | не указано | не применимо | неприменимо | не работаю | отсутствует | студент | студентка | аспирант | аспирантка | пенсионер | пенсионерка | на пенсии | безработный | безработная | временно не работаю | частное лицо | физлицо | физическое лицо
uk be: самозайнятий | самозайнята | самозайнята особа | фріланс | фрілансер | підприємець | незалежний | немає | нема | ні | не застосовується | відсутня | студент | студентка | аспірант | аспірантка | пенсіонер | пенсіонерка | безробітний | безробітна | самазаняты | фрылансер | няма | студэнт | студэнтка | пенсіянер | беспрацоўны
ga cy mt is: féinfhostaithe | neamhspleách | mac léinn | ar scor | dífhostaithe | hunangyflogedig | annibynnol | myfyriwr | wedi ymddeol | li jaħdem għal rasu | indipendenti | xejn | student | irtirat | sjálfstætt starfandi | verktaki | sjálfstæður | enginn | ekkert | námsmaður | á eftirlaunum | atvinnulaus
tr az: serbest | serbest meslek | serbest çalışan | kendi işim | kendi hesabına | şahıs şirketi | bağımsız | yok | hiçbiri | belirtilmemiş | uygulanamaz | öğrenci | üniversite öğrencisi | doktora öğrencisi | emekli | işsiz | çalışmıyor | çalışmıyorum | ev hanımı | özel | sərbəst | yoxdur | tələbə | təqaüdçü | işsiz
ar: عمل حر | عامل حر | لحسابي الخاص | يعمل لحسابه الخاص | أعمال حرة | أعمال حره | حر | مستقل | مستقلة | لا يوجد | لايوجد | لا شيء | لا ينطبق | غير منطبق | بدون | طالب | طالبة | طالب دكتوراه | متقاعد | متقاعدة | عاطل | عاطل عن العمل | عاطلة عن العمل | باحث عن عمل | بلا عمل | ربة منزل
fa he: خویش فرما | آزاد | شغل آزاد | ندارد | هیچ | دانشجو | بازنشسته | بیکار | עצמאי | עצמאית | פרילנסר | פרילנס | אין | ללא | לא רלוונטי | סטודנט | סטודנטית | פנסיונר | גמלאי | גמלאית | מובטל | מובטלת
hi: स्वरोजगार | स्व-रोजगार | स्वनियोजित | स्व-नियोजित | फ्रीलांस | फ्रीलांसर | स्वतंत्र | कोई नहीं | कुछ नहीं | नहीं | लागू नहीं | विद्यार्थी | छात्र | छात्रा | शोध छात्र | सेवानिवृत्त | रिटायर्ड | बेरोजगार | बेरोज़गार | गृहिणी
zh: 自由职业 | 自由职业者 | 自由業 | 自由工作者 | 自由撰稿人 | 自雇 | 自雇人士 | 自僱 | 自僱人士 | 个体户 | 個體戶 | 个体经营 | 个体工商户 | 个人 | 個人 | 独立 | 無 | 无 | 没有 | 沒有 | 暂无 | 暫無 | 不适用 | 不適用 | 无单位 | 無單位 | 保密 | 学生 | 學生 | 大学生 | 大學生 | 研究生 | 在读学生 | 博士生 | 退休 | 已退休 | 退休人员 | 无业 | 無業 | 待业 | 待業 | 失业 | 失業 | 求职中
ja: 自営業 | 自営 | 個人事業主 | 個人事業 | 個人 | フリーランス | フリーランサー | フリー | 独立 | 無所属 | 所属なし | なし | 無し | 無 | 該当なし | 非該当 | 無職 | 学生 | 大学生 | 大学院生 | 退職 | 退職済み | 定年退職 | 引退 | 求職中 | 主婦 | 主夫
ko: 자영업 | 자영업자 | 개인사업 | 개인사업자 | 프리랜서 | 프리랜스 | 개인 | 독립 | 무소속 | 소속없음 | 소속 없음 | 없음 | 해당없음 | 해당 없음 | 무 | 무직 | 학생 | 대학생 | 대학원생 | 박사과정 | 은퇴 | 퇴직 | 퇴직자 | 실업 | 구직중 | 구직 중 | 주부
vi: tự do | làm việc tự do | lao động tự do | hành nghề tự do | tự kinh doanh | kinh doanh tự do | tự làm chủ | cá nhân | độc lập | không | không có | không áp dụng | chưa có | sinh viên | học sinh | nghiên cứu sinh | đã nghỉ hưu | nghỉ hưu | hưu trí | thất nghiệp | nội trợ
id ms: wiraswasta | wirausaha | pekerja lepas | tenaga lepas | bekerja sendiri | usaha sendiri | lepas | independen | perorangan | pribadi | tidak ada | tidak berlaku | tidak bekerja | belum ada | belum bekerja | mahasiswa | mahasiswi | pelajar | pensiun | pensiunan | purnawirawan | pengangguran | ibu rumah tangga | bekerja sendiri | tiada | bersara | penganggur
th: อาชีพอิสระ | ฟรีแลนซ์ | ธุรกิจส่วนตัว | อิสระ | ไม่มี | นักศึกษา | นักเรียน | เกษียณ | ว่างงาน
`;

/** Words for self-employment that are combined with a profession. */
const alone = `independent freelance freelancer selbstandiger selbststandiger selbstandige
  selbststandige selbststandig selbstandig freier freie freiberuflicher freiberufliche unabhangiger
  unabhangige independant independante autonomo autonoma autonomi independiente indipendente
  independente zelfstandig zelfstandige onafhankelijk onafhankelijke freelancowy niezalezny niezalezna
  nezavisly nezavisla fuggetlen szabaduszo oberoende frilans frilansande selvstaendig selvstendig
  uafhaengig uavhengig riippumaton itsenainen soltumatu neatkarigs nepriklausomas nezavisni neovisni
  neodvisni bagimsiz serbest stealth retired unemployed former ανεξαρτητοσ ανεξαρτητη ελευθεροσ
  независимый независимая незалежний незалежна независим независима
  مستقل مستقله स्वतंत्र independen lepas`;

/** Professions in the singular. Beside a word of `alone`, they describe a person, not an employer. */
const professions = `consultant consultor consultora consultante consulente
  consulent konsulent konsultant konsult konsultti konsultantti konsultan contractor
  researcher scholar scientist engineer developer programmer designer architect analyst
  writer journalist author editor artist illustrator photographer translator adviser advisor coach
  trainer expert specialist professional practitioner lawyer teacher
  lecturer professor physician entrepreneur founder inventor investor worker person
  berater beraterin forscher forscherin wissenschaftler wissenschaftlerin ingenieur ingenieurin
  entwickler entwicklerin unternehmensberater journalistin autor autorin kunstler kunstlerin
  chercheur chercheuse ingenieure developpeur developpeuse conseiller conseillere journaliste
  redacteur redactrice auteur autrice investigador investigadora ingeniero ingeniera desarrollador
  desarrolladora periodista asesor asesora profesional ricercatore ricercatrice ingegnere sviluppatore
  sviluppatrice giornalista pesquisador pesquisadora engenheiro engenheira desenvolvedor jornalista
  onderzoeker adviseur ontwikkelaar ingenieur badacz badaczka konsultantka inzynier programista
  vyzkumnik vyskumnik konzultant konzultantka poradce vyvojar kutato tanacsado fejleszto mernok
  cercetator consultanta forskare forsker ingenjor ingenior utvecklare udvikler utvikler radgiver
  radgivare tutkija kehittaja asiantuntija teadlane konsultants petnieks tyrejas konsultantas
  istrazivac savjetnik raziskovalec svetovalec danisman arastirmaci muhendis gelistirici
  συμβουλοσ ερευνητησ ερευνητρια консультант исследователь исследовательница разработчик инженер
  дослідник дослідниця дослідник консультантка розробник консултант изследовател استشاري مستشار
  باحث باحثه مهندس مطور सलाहकार शोधकर्ता peneliti insinyur`;

export const noEmployerPhrases: readonly string[] = phrases
  .split(/\n/)
  .flatMap((line) => line.slice(line.indexOf(':') + 1).split('|'));

/** A profession and a word of `alone`, written as one word. */
export const noEmployerCompounds: readonly string[] =
  `独立顾问 獨立顧問 独立咨询顾问 独立研究员 獨立研究員 独立研究者 独立学者 独立开发者 自由顾问 独立コンサルタント
  フリーコンサルタント フリーランスコンサルタント フリーランスエンジニア フリーエンジニア 在野研究者
  독립연구자 독립컨설턴트 프리랜서컨설턴트 프리랜서개발자 tưvấnđộclập nhàtưvấnđộclập
  nhànghiêncứuđộclập chuyêngiađộclập tưvấntựdo`.split(/\s+/);

export const aloneWords: readonly string[] = alone.split(/\s+/).filter(Boolean);
export const professionWords: readonly string[] = professions.split(/\s+/).filter(Boolean);
