/**
 * Names that stand for the same maker in bills of materials: short forms, former names of firms that were bought,
 * and what they are called in China and Japan. The first is the one the trade uses.
 */
const SAME_MAKER: readonly (readonly string[])[] = [
  [
    'texas instruments',
    'ti',
    'texas',
    'burr brown',
    'national semiconductor',
    'unitrode',
    '德州仪器',
    '德州儀器',
  ],
  ['stmicroelectronics', 'st', 'stm', 'sgs thomson', '意法半导体', '意法半導體', '意法'],
  ['nxp', 'freescale', 'philips semiconductors', '恩智浦', '飞思卡尔'],
  ['nexperia', '安世', '安世半导体'],
  [
    'analog devices',
    'adi',
    'analog',
    'linear technology',
    'linear',
    'ltc',
    'maxim',
    'maxim integrated',
    'dallas',
    '亚德诺',
    '亞德諾',
    '美信',
  ],
  ['microchip', 'atmel', 'microsemi', 'micrel', 'sst', '微芯', '爱特梅尔'],
  ['onsemi', 'on', 'on semi', 'fairchild', '安森美', '仙童'],
  ['infineon', 'international rectifier', 'ir', 'cypress', 'spansion', '英飞凌', '英飛凌'],
  ['renesas', 'intersil', 'idt', 'integrated device', 'dialog', 'nec', '瑞萨', '瑞薩', 'ルネサス'],
  ['diodes', 'diodes inc', 'zetex', 'pericom', '美台', '达尔'],
  [
    'vishay',
    'vishay dale',
    'vishay siliconix',
    'vishay beyschlag',
    'vishay draloric',
    'vishay bc',
    'dale',
    'siliconix',
    '威世',
  ],
  ['kyocera avx', 'avx', 'kyocera'],
  ['te connectivity', 'te', 'tyco', 'amp', 'amp te', '泰科'],
  ['samsung electro mechanics', 'samsung', 'semco', '三星', '三星电机'],
  ['murata', 'murata manufacturing', '村田', '村田制作所', '村田製作所', 'ムラタ'],
  ['tdk', 'tdk epcos', 'epcos', 'tdk lambda', '东电化'],
  ['panasonic', 'matsushita', '松下', 'パナソニック'],
  ['yageo', '国巨', '國巨'],
  ['kemet', '基美'],
  ['walsin', '华新科', '華新科'],
  ['taiyo yuden', '太阳诱电', '太陽誘電'],
  ['fenghua', 'fh', 'fenghua advanced', '风华', '风华高科'],
  ['uni royal', 'uniroyal', 'royalohm', 'uniohm', '厚声', '厚聲'],
  ['wurth', 'wurth elektronik', 'wuerth', 'we', '伍尔特'],
  ['nichicon', '尼吉康', 'ニチコン'],
  ['rubycon', '红宝石', 'ルビコン'],
  ['nippon chemi con', 'chemi con', 'ucc', 'united chemi con', '日本化工', '日本ケミコン'],
  ['rohm', '罗姆', '羅姆', 'ローム'],
  ['toshiba', '东芝', '東芝'],
  ['sunlord', '顺络', '顺络电子'],
  ['gigadevice', 'gd', '兆易', '兆易创新'],
  ['espressif', '乐鑫', '樂鑫'],
  ['winbond', '华邦', '華邦'],
  ['molex', '莫仕'],
  ['jst', 'japan solderless terminal', '日圧'],
  ['hirose', 'hrs', 'ヒロセ', '广濑'],
  ['everlight', '亿光', '億光'],
  ['lite on', 'liteon', '光宝', '光寶'],
  ['silicon labs', 'silabs', 'silicon laboratories', '芯科'],
  ['littelfuse', 'ixys', '力特'],
  ['bourns', '伯恩斯'],
  ['susumu', '进工业'],
  ['koa', 'koa speer'],
  ['stackpole', 'sei', 'stackpole electronics'],
  ['phoenix', 'phoenix contact', '菲尼克斯'],
  ['broadcom', 'avago', '博通', '安华高'],
  ['intel', 'altera', '英特尔', '阿尔特拉'],
  ['amd', 'xilinx', '赛灵思', '賽靈思'],
  ['lattice', '莱迪思'],
  ['amphenol', 'fci', 'amphenol fci', 'amphenol icc', '安费诺'],
  ['abracon', 'ilsi'],
  ['nordic', 'nordic semiconductor'],
  ['monolithic power', 'mps', '芯源'],
  ['wch', 'qinheng', '沁恒'],
  ['cjiang', 'changjiang', '长江微电'],
  ['jcet', 'cj', 'changjing', '长电', '长晶'],
]

/** What firms add to their names, and buyers leave away. */
const ADDITIONS = new Set(
  `ag america american co company components corp corporation devices electronic electronics elektronik electro gmbh
  group holdings inc incorporated industries integrated international kg limited llc ltd manufacturing mfg
  microelectronics nv plc sa semi semiconductor semiconductors solutions spa tech technologies technology the usa`.split(
    /\s+/,
  ),
)

const GROUPS = new Map(SAME_MAKER.flatMap((names, group) => names.map(name => [squeeze(name), group])))

/** Whether a name in a buyer's file means the maker we know by another spelling. */
export function isSameMaker(told: string, known: string): boolean {
  const [a, b] = [words(told), words(known)]
  if (a.length === 0 || b.length === 0) return false
  if (a.join('') === b.join('')) return true
  const group = groupOf(a)
  if (group !== undefined && group === groupOf(b)) return true
  const [core, other] = [withoutAdditions(a), withoutAdditions(b)]
  return core.join('') === other.join('') || begins(core, other) || begins(other, core)
}

function words(name: string): string[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

function squeeze(name: string): string {
  return words(name).join('')
}

/** By the whole name, or by what is left of it without additions. */
function groupOf(name: string[]): number | undefined {
  return GROUPS.get(name.join('')) ?? GROUPS.get(withoutAdditions(name).join(''))
}

/** A name that is nothing but additions ("Semiconductor Components") keeps them. */
function withoutAdditions(name: string[]): string[] {
  const core = name.filter(word => !ADDITIONS.has(word))
  return core.length > 0 ? core : name
}

/** "Vishay" and "Vishay Dale": a whole first word of some length, not just a common beginning. */
function begins(short: string[], long: string[]): boolean {
  const isTelling = short.join('').length >= 3
  return isTelling && short.length < long.length && short.every((word, index) => word === long[index])
}
