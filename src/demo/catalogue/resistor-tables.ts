import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

const ARRAY =
  '100=10 Ω,220=22 Ω,330=33 Ω,470=47 Ω,101=100 Ω,221=220 Ω,331=330 Ω,471=470 Ω,102=1 kΩ,222=2.2 kΩ,332=3.3 kΩ,472=4.7 kΩ,103=10 kΩ,223=22 kΩ,333=33 kΩ,473=47 kΩ,104=100 kΩ,224=220 kΩ,474=470 kΩ,105=1 MΩ'
const ARRAY_LETTERS =
  '10R=10 Ω,22R=22 Ω,33R=33 Ω,47R=47 Ω,100R=100 Ω,220R=220 Ω,330R=330 Ω,470R=470 Ω,1K=1 kΩ,2K2=2.2 kΩ,3K3=3.3 kΩ,4K7=4.7 kΩ,10K=10 kΩ,22K=22 kΩ,47K=47 kΩ,100K=100 kΩ,1M=1 MΩ'
const TRIMMER =
  '100=10 Ω,200=20 Ω,500=50 Ω,101=100 Ω,201=200 Ω,501=500 Ω,102=1 kΩ,202=2 kΩ,502=5 kΩ,103=10 kΩ,203=20 kΩ,253=25 kΩ,503=50 kΩ,104=100 kΩ,204=200 kΩ,254=250 kΩ,504=500 kΩ,105=1 MΩ,205=2 MΩ'
const POTENTIOMETER =
  '102=1 kΩ,502=5 kΩ,103=10 kΩ,203=20 kΩ,503=50 kΩ,104=100 kΩ,254=250 kΩ,504=500 kΩ,105=1 MΩ'

export function resistorTableFamilies(): PartFamily[] {
  return [
    listedFamily(3, arrays),
    listedFamily(3, trimmers),
    listedFamily(2, thermistors),
    listedFamily(3, varistors),
  ]
}

const arrays = chipsOf({
  category: 'resistors/resistor-arrays',
  sale: SALES.chip,
  columns: ['Resistance', 'Number of elements', 'Configuration', 'Tolerance', 'Power rating', 'Technology'],
  describe: 'Resistor array network {0} x{1} {3}',
  rows: `
    = Yageo
    YC164-JR-07{${ARRAY_LETTERS}}L | 0.004 | _:0603x4 | $1 | 4 | Isolated | ±5 % | 0.0625 W | Thick film
    YC124-JR-07{${ARRAY_LETTERS}}L | 0.004 | _:0402x4 | $1 | 4 | Isolated | ±5 % | 0.0625 W | Thick film
    YC164-FR-07{${ARRAY_LETTERS}}L | 0.006 | _:0603x4 | $1 | 4 | Isolated | ±1 % | 0.0625 W | Thick film
    = Panasonic
    EXB-38V{${ARRAY}}JV | 0.007 | _:0603x4 | $1 | 4 | Isolated | ±5 % | 0.0625 W | Thick film
    EXB-28V{${ARRAY}}JX | 0.006 | _:0402x4 | $1 | 4 | Isolated | ±5 % | 0.0625 W | Thick film
    = ROHM
    MNR14E0APJ{${ARRAY}} | 0.007 | _:0603x4 | $1 | 4 | Isolated | ±5 % | 0.0625 W | Thick film
    = CTS
    742C083{${ARRAY}}JP | 0.03 | _:0603x4 | $1 | 4 | Isolated | ±5 % | 0.063 W | Thick film
    = Bourns
    CAY16-{${ARRAY}}J4LF | 0.011 | _:0603x4 | $1 | 4 | Isolated | ±5 % | 0.0625 W | Thick film
    4606X-101-{${ARRAY}}LF | 0.14 | _:SIP-6 | $1 | 5 | Bussed | ±2 % | 0.2 W | Thick film
    4608X-101-{${ARRAY}}LF | 0.16 | _:SIP-8 | $1 | 7 | Bussed | ±2 % | 0.2 W | Thick film
    4609X-101-{${ARRAY}}LF | 0.17 | _:SIP-9 | $1 | 8 | Bussed | ±2 % | 0.2 W | Thick film
    4610X-101-{${ARRAY}}LF | 0.18 | _:SIP-10 | $1 | 9 | Bussed | ±2 % | 0.2 W | Thick film
    4608X-102-{${ARRAY}}LF | 0.16 | _:SIP-8 | $1 | 4 | Isolated | ±2 % | 0.3 W | Thick film
    4116R-1-{${ARRAY}}LF | 0.48 | _:DIP-16 | $1 | 8 | Isolated | ±2 % | 0.25 W | Thick film
    4116R-2-{${ARRAY}}LF | 0.48 | _:DIP-16 | $1 | 15 | Bussed | ±2 % | 0.125 W | Thick film
  `,
})

const trimmers = chipsOf({
  category: 'resistors/trimmers-and-potentiometers',
  sale: SALES.power,
  columns: ['Resistance', 'Configuration', 'Power rating', 'Tolerance', 'Technology', 'Function'],
  describe: 'Trimmer potentiometer {0} {1} {2}',
  weightGrams: 0.9,
  rows: `
    = Bourns
    3296{W,X,P,Y}-1-{${TRIMMER}}LF | 0.85 | _:SIP-3 | $2 | Multi-turn | 0.5 W | ±10 % | Cermet | -
    3362P-1-{${TRIMMER}}LF | 0.55 | _:SIP-3 | $1 | Single turn | 0.5 W | ±10 % | Cermet | -
    3386P-1-{${TRIMMER}}LF | 0.7 | _:SIP-3 | $1 | Single turn | 0.5 W | ±10 % | Cermet | -
    3266W-1-{${TRIMMER}}LF | 1.2 | _:SIP-3 | $1 | Multi-turn | 0.25 W | ±10 % | Cermet | -
    3314J-1-{${TRIMMER}}E | 0.62 | _:SMD-3 | $1 | Single turn | 0.25 W | ±20 % | Cermet | -
    3224W-1-{${TRIMMER}}E | 1.7 | _:SMD-3 | $1 | Multi-turn | 0.25 W | ±10 % | Cermet | -
    PTV09A-4020F-B{${POTENTIOMETER}} | 0.48 | _:SIP-3 | $1 | Single turn | 0.05 W | ±20 % | - | Linear
    PTV09A-4020F-A{${POTENTIOMETER}} | 0.48 | _:SIP-3 | $1 | Single turn | 0.05 W | ±20 % | - | Logarithmic
    = Vishay
    T93YA{${TRIMMER}}KT20 | 1.25 | _:SIP-3 | $1 | Multi-turn | 0.5 W | ±10 % | Cermet | -
    TS53YL{${TRIMMER}}MR10 | 0.8 | _:SMD-3 | $1 | Single turn | 0.25 W | ±20 % | Cermet | -
  `,
})

const NTC = '502=5 kΩ,103=10 kΩ,203=20 kΩ,473=47 kΩ,104=100 kΩ'

const thermistors = chipsOf({
  category: 'resistors/thermistors',
  sale: SALES.passive,
  columns: ['Resistance', 'Tolerance', 'Technology', 'Rated current'],
  describe: '{2} thermistor {0} {1} {3}',
  rows: `
    = Murata
    NCP15XH103{F=±1 %,J=±5 %,D=±0.5 %}03RC | 0.025 | _:0402 | 10 kΩ | $1 | NTC | -
    NCP18XH103{F=±1 %,J=±5 %,D=±0.5 %}03RB | 0.028 | _:0603 | 10 kΩ | $1 | NTC | -
    NCP15WB473{F=±1 %,J=±5 %}03RC | 0.026 | _:0402 | 47 kΩ | $1 | NTC | -
    NCP18WB473{F=±1 %,J=±5 %}03RB | 0.029 | _:0603 | 47 kΩ | $1 | NTC | -
    NCP15WF104{F=±1 %,J=±5 %}03RC | 0.026 | _:0402 | 100 kΩ | $1 | NTC | -
    NCP18WF104{F=±1 %,J=±5 %}03RB | 0.029 | _:0603 | 100 kΩ | $1 | NTC | -
    NCP21XV103{J=±5 %,K=±10 %}03RA | 0.032 | _:0805 | 10 kΩ | $1 | NTC | -
    = Vishay
    NTCLE100E3{101=100 Ω,221=220 Ω,471=470 Ω,102=1 kΩ,222=2.2 kΩ,332=3.3 kΩ,472=4.7 kΩ,103=10 kΩ,223=22 kΩ,473=47 kΩ,104=100 kΩ}JB0 | 0.16 | _:Radial | $1 | ±5 % | NTC | -
    NTCS0603E3{103=10 kΩ,473=47 kΩ,104=100 kΩ}FLT | 0.06 | _:0603 | $1 | ±1 % | NTC | -
    NTCS0402E3{103=10 kΩ,473=47 kΩ,104=100 kΩ}FLT | 0.06 | _:0402 | $1 | ±1 % | NTC | -
    = TDK
    B57891M0{${NTC}}K000 | 0.22 | _:Radial | $1 | ±10 % | NTC | -
    B57164K0{101=100 Ω,221=220 Ω,471=470 Ω,102=1 kΩ,222=2.2 kΩ,472=4.7 kΩ,103=10 kΩ,104=100 kΩ}J000 | 0.19 | _:Radial | $1 | ±5 % | NTC | -
    NTCG103JF103F{T1,TC1} | 0.03 | _:0402 | 10 kΩ | ±1 % | NTC | -
    NTCG163JF103F{T1,TC1} | 0.03 | _:0603 | 10 kΩ | ±1 % | NTC | -
    = Panasonic
    ERT-J1V{G103FA=10 kΩ,R103FM=10 kΩ,V104FA=100 kΩ} | 0.045 | _:0603 | $1 | ±1 % | NTC | -
    ERT-J0E{G103FA=10 kΩ,P473FM=47 kΩ,V104FM=100 kΩ} | 0.045 | _:0402 | $1 | ±1 % | NTC | -
    = Semitec
    {502=5 kΩ,103=10 kΩ,203=20 kΩ,503=50 kΩ,104=100 kΩ}AT-2 | 0.62 | _:Radial | $1 | ±1 % | NTC | -
    {502=5 kΩ,103=10 kΩ,203=20 kΩ,503=50 kΩ,104=100 kΩ}AT-11 | 1.1 | _:Radial | $1 | ±1 % | NTC | -
    = Ametherm
    SL22~10008 | 1.05 | _:Radial | 10 Ω | ±20 % | NTC | 8 A
    SL22~5R012 | 1.1 | _:Radial | 5 Ω | ±20 % | NTC | 12 A
    SL22~2R515 | 1.15 | _:Radial | 2.5 Ω | ±20 % | NTC | 15 A
    SL32~2R025 | 2.3 | _:Radial | 2 Ω | ±20 % | NTC | 25 A
    SL32~10015 | 2.3 | _:Radial | 10 Ω | ±20 % | NTC | 15 A
    SL12~10006 | 0.62 | _:Radial | 10 Ω | ±20 % | NTC | 6 A
    SL15~22004 | 0.74 | _:Radial | 22 Ω | ±20 % | NTC | 4 A
    SL10~10004 | 0.44 | _:Radial | 10 Ω | ±20 % | NTC | 4 A
  `,
})

const VARISTOR =
  '270=17 V,330=20 V,390=25 V,470=30 V,560=35 V,680=40 V,820=50 V,101=60 V,121=75 V,151=95 V,181=115 V,201=130 V,221=140 V,241=150 V,271=175 V,331=210 V,361=230 V,391=250 V,431=275 V,471=300 V,511=320 V,561=350 V,621=385 V,681=420 V,751=460 V,781=485 V,821=510 V,911=550 V,102=625 V'
const RATED =
  '11=11 V,14=14 V,17=17 V,20=20 V,25=25 V,30=30 V,35=35 V,40=40 V,50=50 V,60=60 V,75=75 V,95=95 V,115=115 V,130=130 V,140=140 V,150=150 V,175=175 V,230=230 V,250=250 V,275=275 V,300=300 V,320=320 V,385=385 V,420=420 V,460=460 V,510=510 V,550=550 V'

const varistors = chipsOf({
  category: 'resistors/varistors',
  sale: SALES.passive,
  columns: ['Voltage rating', 'Dimensions', 'Technology'],
  describe: 'Varistor MOV {0}AC disc {1}',
  rows: `
    = Bourns
    MOV-{07=7,10=10,14=14,20=20}D{${VARISTOR}}K | 0.11 | _:Radial | $2 | ⌀ $1 mm | Metal oxide
    = Panasonic
    ERZ-V{07=7,10=10,14=14,20=20}D{${VARISTOR}} | 0.14 | _:Radial | $2 | ⌀ $1 mm | Metal oxide
    = TDK
    S{05=5,07=7,10=10,14=14,20=20}K{${RATED}} | 0.15 | _:Radial | $2 | ⌀ $1 mm | Metal oxide
    = Littelfuse
    V{130=130,140=140,150=150,175=175,230=230,250=250,275=275,300=300,320=320,385=385,420=420,460=460}LA20AP | 0.42 | _:Radial | $1 V | ⌀ 14 mm | Metal oxide
    V{130=130,140=140,150=150,175=175,230=230,250=250,275=275,300=300,320=320,385=385,420=420,460=460}LA40AP | 0.66 | _:Radial | $1 V | ⌀ 20 mm | Metal oxide
  `,
})
