/**
 * Legal forms of companies in all countries, folded and without spaces or dots: `spzoo` is Sp. z o.o.
 * From cleanco 2.3 (https://github.com/psolin/cleanco, MIT), without those that end ordinary names
 * (`uk`, `eu`, `nl`, `private`, `is`, `at`), and with those that it lacks.
 */
const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Legal forms that end a name; several may follow each other. */
export const formsBehind: ReadonlySet<string> = new Set(
  words(`
    3ao 3at aat ab ad adsitz ae ag aj akcspol aktiebolag aktiengesellschaft amba anonimsirketi
    ans aps as asa asoy aspol ay ba bhd bl bm bt bv bvba cic cio co commv company companylimited
    corp corporation cpora cpt crl cv cvba cvoa cxa da dac dat dd dmcc dno doo dooel ead ec ee
    eg ehf ei eirl ent ep epe esv et etat eurl ev fa fcp fie fkf fmba fop fzco fze fzllc gbr
    gesbr gesellschaftmbh gesellschaftmitbeschraenkterhaftung gesellschaftmitbeschrankterhaftung
    gesmbh ggmbh gie gk gmbh gp gs gte hb hf ij ik ike iks inc incorporated jsc jtd kb kd kda kf
    kft kg kgaa kht kk kkt komspol koop ks kt kv ky lc lda limitada limited limitee llc lllp llp
    lp ltd ltda ltdsti ltee mb mbh mchj mepe mot msb nuf nv nyrt oaj oao obrt od oe og ohf ohg
    ong ood ooo ou ovee oy oyj partg partgmbb pbc pc peec pjsc plc pllc pp privatelimited ps psc
    pse psu pt pte pty pvt pvtltd qk qmj rhf rt ry sa saa saaic sab sabdecv sad sadecv sae sagl
    sal san sanayi saoc saog sapa sapi sapidecv sarl sarlau sas sasu sc sca scarl sccl scei
    scoop scop scpa scra scrl scs sd sderl sderldecv sdnbhd se secs sem senc sep ses sf sgps sgr
    sha shpk sia sicav sirketi ska sl sll slne slu smba snc socanonima soccol sociedadanonima
    sociedadlimitada societaperazioni societeanonyme sogepa sp spa spj spk spolkaakcyjna
    spolkazoo spolsro spp sprl spzoo srl srls sro ss stg sti sucdedescendants tapui tas tbk tdv
    teo tic ticaret tmi tov uab ud ug ughaftungsbeschraenkt ughaftungsbeschrankt ultd unlimited
    unltd vat verobchspol vof vos vzw wll xk xt xxk yk yoaj zao zat zrt
    оао ооо пао зао ао нао тоо чп фоп тов тзов ват зат прат пат ад еад оод еоод доо дооел ип оу
    αε εε οε επε ικε μεπε
    בעמ שפס ձպը սպը შპს სს
    ذمم شمم شمل مم المحدوده محدوده
    लिमिटेड प्राइवेटलिमिटेड प्रालि लि
    株 有 同 주 유`),
);

/** Words before a name that are always a legal form: PT Telkom, ООО Проба. */
export const formsBefore: ReadonlySet<string> = new Set(
  words(`
    pt uab sia ooo oao zao pao tov mchj prat
    оао ооо пао зао ао нао тоо чп ип фоп тов тзов ват зат прат пат ад еад оод еоод
    congty congtytnhh congtycophan congtycp congtytnhhmtv congtytnhhmotthanhvien
    شركه مؤسسه
    株 有 同 주 유`),
);

/** Legal forms written without a space before or behind a name. */
export const legalFormAffixes: readonly string[] = words(`
    株式会社 有限会社 合同会社 合名会社 合資会社 一般社団法人 公益財団法人 独立行政法人
    股份有限公司 有限责任公司 有限責任公司 集团有限公司 集團有限公司 有限公司 公司
    주식회사 유한책임회사 유한회사
    บริษัท จํากัดมหาชน จํากัด จำกัดมหาชน จำกัด`);
