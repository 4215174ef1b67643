import { singularName } from './search-words.ts'
import { KIND_GROUPS } from './trade-kinds.ts'

/**
 * Names of the trade for the same thing: in English, then in other languages. A search may use any name of a
 * line; descriptions are looked up by the English ones. Hyphens, spaces, accents and the endings of the plural do not
 * matter.
 */
const GROUPS = [
  `op amp | operational amplifier || opv | operationsverstärker | amplificateur opérationnel | ampli op
    | amplificador operacional | amplificatore operazionale | операционный усилитель | операционник | оу | 运算放大器 | 运放 |
    運算放大器 | 運放 | オペアンプ | 연산 증폭기 | مضخم عملياتي`,
  `usb c | usb type c | type c usb || usb typ c | typ c | type c | usb тип c | тип c | usb тип с | тип с | usb tipo c | tipo c |
    usb タイプc | タイプc | usb 타입 c | 타입 c`,
  `receptacle | socket | female connector || buchse | embase femelle | femelle | hembra | femmina | розетка | гнездо | メス | 母座 | 插座 | ソケット`,
  `mcu | microcontroller | micro controller || mikrocontroller | microcontrôleur | microcontrolador |
    microcontrollore | микроконтроллер | 单片机 | 微控制器 | 單晶片 | マイコン | 마이크로컨트롤러 | متحكم دقيق`,
  `ferrite bead | chip bead || ferritperle | perle de ferrite | perla de ferrita | perlina di ferrite |
    ферритовая бусина | 磁珠 | フェライトビーズ | 페라이트 비드`,
  `ldo | low dropout | low dropout regulator || 低压差 | 低壓差`,
  `transistor array | darlington array | darlington transistor array | transistor network`,
  `resistor array | resistor network || widerstandsnetzwerk | réseau de résistances | резисторная
    сборка | 排阻`,
  `mlcc | multilayer ceramic capacitor | ceramic capacitor | ceramic cap | chip capacitor || keramikkondensator | condensateur
    céramique | condensador cerámico | condensatore ceramico | керамический конденсатор | 陶瓷电容 | 陶瓷電容 |
    贴片电容 | 貼片電容 | kerko | セラミックコンデンサ | チップコンデンサ | 積セラ | 세라믹 커패시터 | 칩 커패시터 | 칩 콘덴서 |
    чип конденсатор | مكثف سيراميك`,
  `tantalum capacitor | tantalum cap || tantal elko | tantalkondensator | 钽电容 | 鉭電容 | 鉭質電容`,
  `electrolytic capacitor | aluminum electrolytic | aluminium electrolytic || elko |
    elektrolytkondensator | condensateur chimique | condensateur électrolytique | электролитический конденсатор | 电解电容 | 電解電容 | 電解コンデンサ | 전해 커패시터 | 전해 콘덴서 | مكثف كهربائي | مكثف كيميائي`,
  `mosfet | field effect transistor || موسفت | feldeffekttransistor | полевой транзистор | 场效应管 | mos管 | 場效電晶體`,
  `chip resistor | smd resistor || smd widerstand | chipwiderstand | résistance cms | resistencia smd |
    resistore smd | чип резистор | smd резистор | 贴片电阻 | 貼片電阻 | チップ抵抗 | 칩 저항`,
  `resistor || resistenza`,
  `capacitor | condenser || 콘덴서 | コンデンサー`,
  `voltage regulator | regulator || régulateur de tension | regulador de tensión | regulador de voltaje |
    regolatore di tensione | стабилизатор напряжения | регулятор напряжения | 稳压芯片 | 穩壓晶片 | 電圧レギュレータ |
    전압 레귤레이터 | منظم الجهد`,
  `inductor || induttanza | bobine | bobina`,
  `bjt | bipolar transistor || bipolartransistor | биполярный транзистор | 三极管 | 三極管`,
  `optocoupler | opto coupler | optoisolator | opto isolator | photocoupler || optokoppler |
    optocoupleur | optoacoplador | fotoaccoppiatore | оптопара | оптрон | 光耦 | フォトカプラ | 포토커플러`,
  `triac output | optotriac | opto triac | phototriac | triac optocoupler || optotriak | оптосимистор | フォトトライアック`,
  `crystal | xtal | quartz crystal | quartz || quarz | schwingquarz | quarzo | cuarzo | cristal | cristal de cuarzo | кварц |
    кварцевый резонатор | 晶振 | 石英晶体 | 石英晶體 | 水晶 | 水晶振動子 | 水晶発振子 | 수정 진동자 | 크리스탈 | كريستال | بلورة كوارتز | بلورة`,
  `crystal oscillator | xo | clock oscillator || кварцевый генератор`,
  `adc | analog to digital converter | a d converter | ad converter || ацп | 模数转换器`,
  `dac | digital to analog converter | d a converter | da converter || цап | 数模转换器`,
  `dc dc | dcdc | dc to dc | switching regulator || schaltregler | spannungswandler | gleichspannungswandler | régulateur à découpage | regulador conmutado | regolatore switching | импульсный стабилизатор`,
  `buck | buck converter | step down | step down converter | stepdown || понижающий преобразователь |
    降压`,
  `boost | boost converter | step up | step up converter | stepup || повышающий преобразователь | 升压`,
  `tvs | tvs diode | transient voltage suppressor | transil || suppressordiode | супрессор`,
  `esd diode | esd protection`,
  `schottky | schottky diode || 肖特基 | диод шоттки | ショットキーダイオード`,
  `zener | zener diode | z diode || stabilitron | стабилитрон | 稳压二极管`,
  `ntc | ntc thermistor`,
  `ptc fuse | resettable fuse | polyfuse | pptc | polyswitch || polymersicherung | rückstellende sicherung |
    fusible réarmable | fusible rearmable | fusibile ripristinabile | fusibile autoripristinante | самовосстанавливающийся предохранитель |
    自恢复保险丝 | 自復保險絲 | ポリスイッチ | リセッタブルヒューズ | 폴리퓨즈`,
  `trimmer | trimpot | trim pot | trimming potentiometer || подстроечный резистор`,
  `potentiometer || poti | drehpoti | drehpotentiometer | потенциометр`,
  `pin header | header || stiftleiste | barrette | pinheader | 排针 | 排針 | ピンヘッダ | 핀 헤더`,
  `rtc | real time clock || echtzeituhr | часы реального времени | 실시간 시계 | ساعة الوقت الحقيقي | ساعة وقت حقيقي`,
  `battery charger | charger | charger ic | battery charger ic | lipo charger | li ion charger | charge controller | battery charge
    controller || laderegler | ladecontroller | ladebaustein | akkulader | chargeur de batterie | chargeur batterie | cargador de
    batería | cargador de baterías | caricabatterie | caricabatteria | зарядное устройство | контроллер заряда | 充电芯片 |
    充电管理芯片 | 充電晶片 | 充電ic | 배터리 충전 | 충전 ic | شاحن بطارية | شاحن البطارية`,
  `audio amplifier | audio amp || audioverstärker | ampli audio | amplificador de audio | amplificatore audio | усилитель звука |
    音频功放 | 音頻功放 | オーディオアンプ | 오디오 앰프 | مكبر صوت | مضخم صوت`,
  `spi | qspi | quad spi`,
  `i2c | iic | two wire`,
  `eeprom | e2prom`,
  `thru hole | through hole | tht || bedrahtet | выводной`,
  `smd | smt | surface mount`,
  `rail to rail | rrio`,
  `accelerometer and gyroscope | imu | inertial measurement unit`,
  `linear regulator | three terminal regulator | 3 terminal regulator || festspannungsregler | 三端稳压器 |
    三端穩壓器 | 三端子レギュレータ | 3端子レギュレータ | 3단자 레귤레이터`,
  `usb uart | usb to uart | usb uart bridge | usb to uart bridge | usb serial | usb to serial | usb serial converter |
    usb to serial converter`,
  `sensor || сенсор | حساس | مستشعر`,
  `transceiver || ricetrasmettitore | приёмопередатчик | трансивер | transceptor | émetteur récepteur | 收发器 | 收發器 |
    トランシーバ | 트랜시버`,
  `connector || коннектор | разъём`,
  `solid state relay | ssr || твердотельное реле | relè statico | halbleiterrelais | 固态继电器 | 固態繼電器`,
  `temperature sensor || temperaturfühler | sonde de température | sonda de temperatura | sonda di temperatura`,
  `common mode choke | cmc || stromkompensierte drossel`,
  `inductor | coil || spule | drossel | индуктивность | дроссель | 电感 | 電感 | ملف | محث`,
  `level shifter | level translator | voltage translator | logic level converter | logic level translator | logic level
    shifter || pegelwandler | pegelumsetzer | convertisseur de niveau | convertidor de nivel | convertidor de niveles | traslatore di
    livello | преобразователь уровня | レベル変換 | レベルシフタ | 레벨 시프터 | محول مستوى`,
  `logic level`,
  `seven segment | 7 segment || sieben segment | siete segmentos | sette segmenti | sept segments`,
  `i o expander | io expander | port expander | gpio expander`,
  `terminal block | screw terminal || schraubklemme | 단자대 | klemmleiste | klemmenblock | anschlussklemme | bornera | клеммник`,
  `gate driver | mosfet driver`,
  `varistor | mov | metal oxide varistor`,
  `relay || relaisspule | bobina de relé | bobina relé | bobine de relais | bobina relè | катушка реле | 继电器线圈 | 繼電器線圈 |
    リレーコイル | relais | relé | relè | реле | 继电器 | 繼電器 | リレー | 릴레이 | مرحل`,
  `hall sensor | magnetic sensor | hall effect sensor || hallsensor | capteur à effet hall | sensor hall | sensore hall
    | датчик холла | 霍尔传感器 | 霍爾感測器 | ホールセンサ | 홀 센서 | حساس هول`,
  `tact switch | tactile switch | tactile button | push button || taster | bouton poussoir | pulsador | pulsante | drucktaster |
    тактовая кнопка | кнопка тактовая | タクトスイッチ | 택트 스위치`,
  `can transceiver | can driver | can bus transceiver | can bus driver || can treiber | can трансивер`,
  `rs 485 transceiver | rs485 transceiver | rs 485 driver | rs485 driver || rs485 treiber | rs485芯片 | 485芯片 | 485收发器 | 485 трансивер`,
  `dc dc module | dc dc converter module | power module || dc dc wandlermodul | модуль питания | 电源模块 | 電源模組 | 電源モジュール | 전원 모듈`,
  `led driver || led treiber | драйвер светодиодов | светодиодный драйвер | pilote de led`,
  `bridge rectifier | rectifier bridge | diode bridge || gleichrichterbrücke | brückengleichrichter | diodenbrücke |
    pont de diodes | pont redresseur | puente rectificador | puente de diodos | ponte raddrizzatore | ponte di diodi |
    диодный мост | выпрямительный мост | 整流桥 | 整流橋 | 桥堆 | ブリッジダイオード | 整流ブリッジ | 브리지 다이오드 | جسر تقويم`,
  `led || ليد`,
  `diode || ديود`,
  `mux | multiplexer || multiplexeur | multiplexor | мультиплексор | 多路复用器 | マルチプレクサ`,
  `demux | demultiplexer | decoder || demultiplexeur | дешифратор`,
  `d sub | sub d | dsub || d-sub steckverbinder`,
  `nand gate | nand || non et | nicht und | 与非门`,
  `voltage supervisor | reset ic | supervisor ic | voltage detector | power supply monitor | power supply supervisor || reset baustein | супервизор питания | 复位芯片 | 復位晶片`,
  `accelerometer || beschleunigungssensor | accéléromètre | acelerómetro | accelerometro | акселерометр | 加速度传感器 |
    加速度感測器 | 加速度センサ | 가속도 센서 | مقياس تسارع`,
  `rectifier diode | fast recovery | fast recovery diode | ultrafast diode || schnelle diode`,
  `3 state | tri state | three state`,
  `voltage reference | vref | reference voltage`,
  `supercapacitor | supercap | gold cap | ultracapacitor || ионистор`,
  `usb a | usb type a | type a usb || usb typ a`,
  `risc v | riscv`,
  `display || شاشة`,
  `wi fi | wifi | wlan`,
  `bluetooth | bluetooth le | ble | bluetooth low energy || 蓝牙 | 藍牙 | ブルートゥース | 블루투스 | блютуз | بلوتوث`,
  `n channel | n ch | nmos | n mosfet | mosfet n | mosfet n ch | mosfet n channel | n fet || n kanal | n канал | canal n | n沟道 | n溝道`,
  `p channel | p ch | pmos | p mosfet | mosfet p | mosfet p ch | mosfet p channel | p fet || p kanal | p канал | canal p | p沟道 | p溝道`,
].map(line => toName(line, false))

const NAMES: readonly TradeName[] = [...GROUPS, ...KIND_GROUPS.map(line => toName(line, true))]

function toName(line: string, isKind: boolean): TradeName {
  const [english = '', others = ''] = line.split('||')
  return { english: phrases(english), all: [...phrases(english), ...phrases(others)], isKind }
}

function phrases(line: string): string[][] {
  return line
    .split('|')
    .map(phrase => phrase.trim().toLowerCase().split(/\s+/))
    .filter(([first]) => first !== '')
}

export type TradeName = {
  english: readonly (readonly string[])[]
  all: readonly (readonly string[])[]
  /** It names the kind of part, and is not left out of a search. */
  isKind: boolean
}

const groupsByPhrase = new Map<string, TradeName>(
  NAMES.flatMap(group => group.all.map(words => [squeeze(words), group] as const)),
)

/** Single words of all names. */
export const TRADE_WORDS: ReadonlySet<string> = new Set(
  NAMES.flatMap(({ all }) => all.flat()).filter(word => /^\p{L}{5,}$/u.test(word)),
)

/** How many words the longest name has. */
export const LONGEST_NAME = Math.max(...NAMES.flatMap(({ all }) => all.map(words => words.length)))

const groupsBySingular = new Map<string, TradeName>(
  NAMES.flatMap(group => group.all.map(words => [singularName(words.join(' ')), group] as const)),
)

/** Searches repeat the same words, and look up each span of them. */
const known = new Map<string, TradeName | undefined>()
const MOST_KNOWN = 5_000

/** All synonyms of these words, in the singular or plural; undefined if they are no name of the trade. */
export function tradeName(words: readonly string[]): TradeName | undefined {
  const text = words.join(' ')
  if (known.has(text)) return known.get(text)
  const name = groupsByPhrase.get(squeeze(words)) ?? groupsBySingular.get(singularName(text))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, name)
  return name
}

function squeeze(words: readonly string[]): string {
  return words
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
