import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

export function electromechanicalFamilies(): PartFamily[] {
  return [
    listedFamily(3, signalRelays),
    listedFamily(4, powerRelays),
    listedFamily(2, solidState),
    listedFamily(3, switches),
    listedFamily(5, fuses),
    listedFamily(3, resettable),
  ]
}

const DC = '3=3 V,5=5 V,6=6 V,9=9 V,12=12 V,24=24 V'
const DC3 = '003=3 V,005=5 V,006=6 V,009=9 V,012=12 V,024=24 V'
const RELAY = ['Coil voltage', 'Configuration', 'Contact rating'] as const

const signalRelays = chipsOf({
  category: 'electromechanical/signal-relays',
  sale: SALES.relay,
  columns: RELAY,
  describe: 'Signal relay {0} DC coil {1} {2}',
  weightGrams: 5,
  rows: `
    = Omron
    G5V-1-DC{${DC}} | 1.2 | _:DIP-6 | $1 | SPDT | 1 A
    G5V-2-DC{${DC},48=48 V} | 1.9 | _:DIP-8 | $1 | DPDT | 2 A
    G5V-2-H1-DC{5=5 V,12=12 V,24=24 V} | 2.1 | _:DIP-8 | $1 | DPDT | 1 A
    G6K-2F-Y-DC{3=3 V,4.5=4.5 V,5=5 V,12=12 V,24=24 V} | 2.6 | -TR:SMD-8 _:SMD-8 | $1 | DPDT | 1 A
    G6K-2P-Y-DC{3=3 V,4.5=4.5 V,5=5 V,12=12 V,24=24 V} | 2.5 | _:DIP-8 | $1 | DPDT | 1 A
    G6S-2-DC{3=3 V,4.5=4.5 V,5=5 V,9=9 V,12=12 V,24=24 V} | 2.4 | _:DIP-8 | $1 | DPDT | 2 A
    G6S-2F-DC{3=3 V,4.5=4.5 V,5=5 V,9=9 V,12=12 V,24=24 V} | 2.5 | _:SMD-8 -TR:SMD-8 | $1 | DPDT | 2 A
    = Panasonic
    TX2-{3V=3 V,4.5V=4.5 V,5V=5 V,6V=6 V,9V=9 V,12V=12 V,24V=24 V} | 2.1 | _:DIP-8 | $1 | DPDT | 2 A
    TX2SA-{3V=3 V,4.5V=4.5 V,5V=5 V,6V=6 V,9V=9 V,12V=12 V,24V=24 V} | 2.3 | _:SMD-8 -Z:SMD-8 | $1 | DPDT | 2 A
    TQ2-{3V=3 V,4.5V=4.5 V,5V=5 V,6V=6 V,9V=9 V,12V=12 V,24V=24 V} | 2 | _:DIP-10 | $1 | DPDT | 1 A
    TQ2SA-{3V=3 V,4.5V=4.5 V,5V=5 V,6V=6 V,9V=9 V,12V=12 V,24V=24 V} | 2.3 | _:SMD-10 -Z:SMD-10 | $1 | DPDT | 2 A
    GQ2-{1.5V=1.5 V,3V=3 V,4.5V=4.5 V,12V=12 V} | 2.6 | _:DIP-8 | $1 | DPDT | 1 A
    = TE Connectivity
    IM0{1=3 V,2=4.5 V,3=5 V,4=6 V,6=12 V,7=24 V}{TS,GR,JR} | 2.2 | _:SMD-8 | $1 | DPDT | 2 A
    V23079A100{1B301=5 V,3B301=12 V,5B301=24 V} | 2.6 | _:DIP-10 | $1 | DPDT | 2 A
    = Hongfa
    HFD4/{3=3 V,4.5=4.5 V,5=5 V,12=12 V,24=24 V}{,-S,-SR} | 0.9 | _:DIP-8 | $1 | DPDT | 2 A
    HFD27/{${DC3}}{,-S,-H} | 0.7 | _:DIP-8 | $1 | DPDT | 2 A
    HFD23/{${DC3}}-1ZS | 0.6 | _:DIP-6 | $1 | SPDT | 1 A
    = Fujitsu Components
    FTR-B3GA0{03Z=3 V,4.5Z=4.5 V,12Z=12 V,24Z=24 V} | 2.4 | _:SMD-8 | $1 | DPDT | 1 A
    NA-{5W-K=5 V,12W-K=12 V,24W-K=24 V} | 2.6 | _:DIP-10 | $1 | DPDT | 1 A
    = Standex Meder
    DIP{05-1A72-12L=5 V,12-1A72-12L=12 V,24-1A72-12L=24 V} | 3.1 | _:DIP-8 | $1 | SPST | 0.5 A
    SIL{05-1A72-71L=5 V,12-1A72-71L=12 V,24-1A72-71L=24 V} | 2.9 | _:SIP-4 | $1 | SPST | 0.5 A
  `,
})

const powerRelays = chipsOf({
  category: 'electromechanical/power-relays',
  sale: SALES.relay,
  columns: RELAY,
  describe: 'Power relay {0} coil {1} {2}',
  weightGrams: 11,
  rows: `
    = Omron
    G5LE-1{,-E,4}~DC{5=5 V,9=9 V,12=12 V,24=24 V,48=48 V} | 1.3 | _:THT-5 | $2 | SPDT | 10 A
    G5Q-1A4~DC{5=5 V,12=12 V,24=24 V} | 1.4 | _:THT-4 | $1 | SPST | 10 A
    G2R-1-E~DC{5=5 V,12=12 V,24=24 V,48=48 V} | 3.9 | _:THT-8 | $1 | SPDT | 16 A
    G2R-2~DC{5=5 V,12=12 V,24=24 V,48=48 V} | 4.2 | _:THT-8 | $1 | DPDT | 5 A
    G2RL-1{,-E,4-E}~DC{5=5 V,12=12 V,24=24 V,48=48 V} | 2.6 | _:THT-8 | $2 | SPDT | 12 A
    G6B-1114P-US-DC{5=5 V,12=12 V,24=24 V} | 3.4 | _:THT-4 | $1 | SPST | 5 A
    G6D-1A-ASI-DC{5=5 V,12=12 V,24=24 V} | 2.6 | _:THT-4 | $1 | SPST | 5 A
    G8N-1{,S}~DC12 | 1.9 | _:THT-5 | 12 V | SPDT | 30 A
    = Hongfa
    JZC-32F/{005=5 V,006=6 V,009=9 V,012=12 V,024=24 V}-{HS3,ZS3,HSL3} | 0.5 | _:THT-5 | $1 | SPDT | 5 A
    HF3FF/{005=5 V,006=6 V,009=9 V,012=12 V,024=24 V,048=48 V}-{1ZS,1HS,1HST,1ZST} | 0.45 | _:THT-5 | $1 | SPDT | 10 A
    HF115F/{005=5 V,006=6 V,009=9 V,012=12 V,024=24 V,048=48 V}-{1ZS3,1HS3,2ZS4,2HS4} | 1.2 | _:THT-8 | $1 | SPDT | 12 A
    HF46F/{005=5 V,012=12 V,024=24 V}-{HS1,HS1T} | 0.5 | _:THT-4 | $1 | SPST | 5 A
    HFE7/{5=5 V,12=12 V,24=24 V}-{1HDST2,1HST2} | 1.7 | _:THT-4 | $1 | SPST | 10 A
    HF105F-{1/012D=12 V,1/024D=24 V,2/012D=12 V,2/024D=24 V}-1HST | 1.9 | _:THT-4 | $1 | SPST | 30 A
    = Songle
    SRD-{03VDC=3 V,05VDC=5 V,06VDC=6 V,09VDC=9 V,12VDC=12 V,24VDC=24 V,48VDC=48 V}-SL-{A,C} | 0.35 | _:THT-5 | $1 | SPDT | 10 A
    SLA-{05VDC=5 V,12VDC=12 V,24VDC=24 V}-SL-{A,C} | 0.9 | _:THT-5 | $1 | SPDT | 30 A
    SMIH-{05VDC=5 V,12VDC=12 V,24VDC=24 V}-SL-C | 0.9 | _:THT-8 | $1 | SPDT | 16 A
    = TE Connectivity
    RTE24{005=5 V,012=12 V,024=24 V,048=48 V} | 2.9 | _:THT-8 F:THT-8 | $1 | DPDT | 8 A
    RT314{005=5 V,012=12 V,024=24 V,048=48 V} | 2.8 | _:THT-8 F:THT-8 | $1 | SPDT | 16 A
    T9AS1D{12-5=5 V,12-12=12 V,12-24=24 V} | 2.5 | _:THT-4 | $1 | SPST | 30 A
    PE014{005=5 V,012=12 V,024=24 V} | 2.1 | _:THT-5 | $1 | SPDT | 5 A
    = Finder
    40.52.{9.005.0000=5 V,9.012.0000=12 V,9.024.0000=24 V,8.230.0000=230 V} | 4.6 | _:THT-8 | $1 | DPDT | 8 A
    40.61.{7.012.0000=12 V,7.024.0000=24 V,8.230.0000=230 V} | 4.9 | _:THT-8 | $1 | SPDT | 16 A
    36.11.9.{005.4011=5 V,012.4011=12 V,024.4011=24 V} | 1.7 | _:THT-5 | $1 | SPDT | 10 A
    55.34.{9.012.0040=12 V,9.024.0040=24 V,8.230.0040=230 V} | 7.8 | _:Module | $1 | 4PDT | 7 A
    = Panasonic
    JS1-{5V-F=5 V,6V-F=6 V,9V-F=9 V,12V-F=12 V,24V-F=24 V} | 1.7 | _:THT-5 | $1 | SPDT | 10 A
    ALQ1{05=5 V,12=12 V,24=24 V} | 1.5 | _:THT-5 | $1 | SPDT | 10 A
    ALDP1{05=5 V,12=12 V,24=24 V}{,W} | 1.5 | _:THT-4 | $1 | SPST | 5 A
  `,
})

const solidState = chipsOf({
  category: 'electromechanical/solid-state-relays',
  sale: SALES.module,
  columns: ['Rated current', 'Voltage rating', 'Mounting'],
  describe: 'Solid state relay SSR {0} {1}',
  rows: `
    = Omron
    G3MB-202P{,-4,-UTU}~DC{5,12,24} | 4.4 | _:SIP-4 | 2 A | 240 V AC | Through hole
    G3VM-{61A1=0.5 A,401A=0.12 A,601BY=0.1 A} | 1.6 | _:DIP-4 | $1 | - | Through hole
    G3NA-{205B=5 A,210B=10 A,220B=20 A,240B=40 A,275B=75 A}~DC5-24 | 36 | _:Module | $1 | 240 V AC | Panel mount
    = Panasonic
    AQV{210=0.13 A,212=0.5 A,214=0.1 A,252G=2.5 A,258=0.02 A}{E,EH,EA} | 3.4 | _:DIP-6 | $1 | - | Through hole
    AQY{210=0.13 A,212=0.5 A,214=0.1 A,211=1 A}{EH,EHA} | 2.1 | _:DIP-4 | $1 | - | Through hole
    AQH{0213=0.3 A,1213=0.6 A,2213=0.9 A,3213=1.2 A}{,A} | 2.3 | _:DIP-8 | $1 | 600 V AC | Through hole
    = Sharp
    S202S0{1F,2F} | 3.9 | _:SIP-4 | 8 A | 600 V AC | Through hole
    S216S0{1F,2F} | 4.9 | _:SIP-4 | 16 A | 600 V AC | Through hole
    = Sensata Crydom
    D24{25=25 A,50=50 A,75=75 A,90=90 A,110=110 A} | 52 | _:Module K:Module | $1 | 240 V AC | Panel mount
    D48{25=25 A,50=50 A,75=75 A,90=90 A} | 58 | _:Module K:Module | $1 | 480 V AC | Panel mount
    CX240D5{,R} | 19 | _:SIP-4 | 5 A | 240 V AC | Through hole
    CX380D5 | 21 | _:SIP-4 | 5 A | 380 V AC | Through hole
    D1D{07=7 A,12=12 A,20=20 A,40=40 A} | 69 | _:Module K:Module | $1 | 100 V | Panel mount
    = IXYS Integrated Circuits
    CPC10{02N=0.7 A,08N=0.15 A,14N=0.4 A,17N=0.1 A,18N=0.6 A,30N=0.12 A} | 1.4 | _:SOP-4 TR:SOP-4 | $1 | - | Surface mount
    LCA{110=0.12 A,710=1 A,715=2 A,717=2 A} | 2.4 | _:DIP-6 S:SMD-6 STR:SMD-6 | $1 | - | Through hole
    PLA{110=0.15 A,140=0.25 A,160=0.05 A,171P=0.1 A} | 3.6 | _:DIP-6 S:SMD-6 | $1 | - | Through hole
    = Carlo Gavazzi
    RM1A23{D25=25 A,D50=50 A,D75=75 A,D100=100 A} | 48 | _:Module | $1 | 230 V AC | Panel mount
    RM1A40{D25=25 A,D50=50 A,D75=75 A,D100=100 A} | 54 | _:Module | $1 | 400 V AC | Panel mount
    = Fotek
    SSR-{10=10 A,25=25 A,40=40 A,60=60 A,75=75 A}DA | 6.8 | _:Module | $1 | 380 V AC | Panel mount
  `,
})

const switches = chipsOf({
  category: 'electromechanical/tactile-switches',
  sale: SALES.connector,
  columns: ['Dimensions', 'Contact rating', 'Mounting'],
  describe: 'Tactile switch SPST {0} {1}',
  weightGrams: 0.3,
  rows: `
    = Omron
    B3F-10{00,02,05,20,22,25,50,52,55,60,62,70} | 0.16 | _:THT-4 | 6 × 6 mm | 50 mA 24 V | Through hole
    B3F-40{00,05,50,55} | 0.2 | _:THT-4 | 12 × 12 mm | 50 mA 24 V | Through hole
    B3S-10{00,02,05,00P,02P} | 0.55 | _:SMD-4 | 6 × 6 mm | 50 mA 24 V | Surface mount
    B3FS-10{00,02,05,10,12,50,52} | 0.3 | P:SMD-4 _:SMD-4 | 6 × 6 mm | 50 mA 24 V | Surface mount
    B3U-{1000P,1100P,1000PM,3000P} | 0.5 | _:SMD-2 | 3 × 2.5 mm | 50 mA 12 V | Surface mount
    = C&K
    PTS645{SM43SMTR92=4.3 mm,SM50SMTR92=5 mm,SH50SMTR92=5 mm,SL50SMTR92=5 mm}~LFS | 0.18 | _:SMD-4 | 6 × 6 mm | 50 mA 12 V | Surface mount
    PTS645S{M43,M50,M70,M95,H43,H50,L43,L50} | 0.17 | -2~LFS:THT-4 | 6 × 6 mm | 50 mA 12 V | Through hole
    PTS810~SJ{G,K,M,S}~250~SMTR~LFS | 0.3 | _:SMD-4 | 4.2 × 3.2 mm | 50 mA 16 V | Surface mount
    PTS820~J{15,20,25}M~SMTR~LFS | 0.32 | _:SMD-4 | 3.9 × 3 mm | 50 mA 12 V | Surface mount
    KMR2{11G,21G,31G,41G}~LFS | 0.48 | _:SMD-4 | 4.2 × 2.8 mm | 50 mA 32 V | Surface mount
    = Alps Alpine
    SKHHA{JA010,KA010,LA010,MA010,NA010} | 0.14 | _:THT-4 | 6 × 6 mm | 50 mA 12 V | Through hole
    SKQG{ABE010,ADE010,AFE010,AKE010,AAE010} | 0.15 | _:SMD-4 | 5.2 × 5.2 mm | 50 mA 12 V | Surface mount
    SKRP{ABE010,ADE010,ACE010} | 0.2 | _:SMD-4 | 4.2 × 3.2 mm | 50 mA 12 V | Surface mount
    SKQMA{QE010,RE010,SE010} | 0.22 | _:SMD-4 | 6 × 6 mm | 50 mA 12 V | Surface mount
    = TE Connectivity
    1825910-{2,3,4,5,6,7} | 0.12 | _:THT-4 | 6 × 6 mm | 50 mA 24 V | Through hole
    1825955-{1,2,3,5} | 0.15 | _:THT-4 | 6 × 6 mm | 50 mA 24 V | Through hole
    1571527-{1,2} | 0.13 | _:THT-4 | 6 × 6 mm | 50 mA 24 V | Through hole
    = Würth Elektronik
    4301{52043826,52050826,52070826,53043826,53050826} | 0.35 | _:THT-4 | 6 × 6 mm | 50 mA 12 V | Through hole
    4341{53017835,53019835,11025826,21043816} | 0.42 | _:SMD-4 | 6 × 6 mm | 50 mA 12 V | Surface mount
    = XKB Connectivity
    TS-1187A-{B-A-B,C-C-B,B-A-A} | 0.03 | _:SMD-4 | 5.1 × 5.1 mm | 50 mA 12 V | Surface mount
    TS-1088-AR0{2016,2526} | 0.04 | _:SMD-2 | 4 × 3 mm | 50 mA 12 V | Surface mount
    TS-1003S-{04326,05026,07026,09526} | 0.03 | _:THT-4 | 6 × 6 mm | 50 mA 12 V | Through hole
  `,
})

const GLASS =
  '0.1=100 mA,0.125=125 mA,0.16=160 mA,0.2=200 mA,0.25=250 mA,0.315=315 mA,0.4=400 mA,0.5=500 mA,0.63=630 mA,0.8=800 mA,1=1 A,1.25=1.25 A,1.6=1.6 A,2=2 A,2.5=2.5 A,3.15=3.15 A,4=4 A,5=5 A,6.3=6.3 A,8=8 A,10=10 A'
const LF =
  '.100=100 mA,.125=125 mA,.160=160 mA,.200=200 mA,.250=250 mA,.315=315 mA,.400=400 mA,.500=500 mA,.630=630 mA,.800=800 mA,001.=1 A,1.25=1.25 A,01.6=1.6 A,002.=2 A,02.5=2.5 A,3.15=3.15 A,004.=4 A,005.=5 A,06.3=6.3 A,008.=8 A,010.=10 A'
const CHIP =
  '.250=250 mA,.375=375 mA,.500=500 mA,.750=750 mA,001.=1 A,1.25=1.25 A,01.5=1.5 A,1.75=1.75 A,002.=2 A,02.5=2.5 A,003.=3 A,003.5=3.5 A,004.=4 A,005.=5 A'

const fuses = chipsOf({
  category: 'electromechanical/fuses',
  sale: SALES.connector,
  columns: ['Rated current', 'Voltage rating', 'Function', 'Dimensions'],
  describe: 'Fuse {0} {1} {2} {3}',
  rows: `
    = Littelfuse
    0217{${LF}} | 0.28 | HXP:5x20mm MXP:5x20mm | $1 | 250 V AC | Fast-acting | 5 × 20 mm
    0218{${LF}} | 0.32 | HXP:5x20mm MXP:5x20mm | $1 | 250 V AC | Time-lag | 5 × 20 mm
    0215{${LF}} | 0.5 | HXP:5x20mm MXP:5x20mm | $1 | 250 V AC | Time-lag | 5 × 20 mm
    0312{${LF}} | 0.4 | HXP:6.3x32mm MXP:6.3x32mm | $1 | 250 V AC | Fast-acting | 6.3 × 32 mm
    0313{${LF}} | 0.5 | HXP:6.3x32mm MXP:6.3x32mm | $1 | 250 V AC | Time-lag | 6.3 × 32 mm
    0451{${LF}} | 0.6 | MRL:2410 NRL:2410 | $1 | 125 V AC | Fast-acting | 6.1 × 2.69 mm
    0452{${LF}} | 0.65 | MRL:2410 NRL:2410 | $1 | 125 V AC | Time-lag | 6.1 × 2.69 mm
    0437{${CHIP}} | 0.16 | WR:1206 WRA:1206 | $1 | 63 V | Fast-acting | 3.2 × 1.6 mm
    0467{${CHIP}} | 0.18 | NR:0603 NRHF:0603 | $1 | 32 V | Fast-acting | 1.6 × 0.8 mm
    0435{${CHIP}} | 0.2 | KR:0402 KRHF:0402 | $1 | 32 V | Fast-acting | 1 × 0.5 mm
    0251{${LF}} | 0.4 | MXL:Axial NRT1L:Axial | $1 | 125 V AC | Fast-acting | 2.4 × 7.1 mm
    = Bel Fuse
    5ST~{${GLASS}}-R | 0.22 | _:5x20mm | $1 | 250 V AC | Time-lag | 5 × 20 mm
    5SF~{${GLASS}}-R | 0.2 | _:5x20mm | $1 | 250 V AC | Fast-acting | 5 × 20 mm
    5MF~{${GLASS}}-R | 0.2 | _:5x20mm | $1 | 250 V AC | Fast-acting | 5 × 20 mm
    C1F~{0.25=250 mA,0.375=375 mA,0.5=500 mA,0.75=750 mA,1=1 A,1.5=1.5 A,2=2 A,2.5=2.5 A,3=3 A,4=4 A,5=5 A} | 0.12 | _:0603 | $1 | 32 V | Fast-acting | 1.6 × 0.8 mm
    C2F~{0.25=250 mA,0.375=375 mA,0.5=500 mA,0.75=750 mA,1=1 A,1.5=1.5 A,2=2 A,2.5=2.5 A,3=3 A,4=4 A,5=5 A,7=7 A} | 0.13 | _:1206 | $1 | 63 V | Fast-acting | 3.2 × 1.6 mm
    = Eaton
    S500-{100-R=100 mA,200-R=200 mA,250-R=250 mA,315-R=315 mA,400-R=400 mA,500-R=500 mA,630-R=630 mA,800-R=800 mA,1-R=1 A,2-R=2 A,3.15-R=3.15 A,5-R=5 A,10-R=10 A} | 0.24 | _:5x20mm | $1 | 250 V AC | Fast-acting | 5 × 20 mm
    S506-{100-R=100 mA,200-R=200 mA,250-R=250 mA,315-R=315 mA,500-R=500 mA,630-R=630 mA,800-R=800 mA,1-R=1 A,2-R=2 A,3.15-R=3.15 A,5-R=5 A,10-R=10 A} | 0.26 | _:5x20mm | $1 | 250 V AC | Time-lag | 5 × 20 mm
    TR2/1025FA{500-R=500 mA,750-R=750 mA,1-R=1 A,2-R=2 A,3-R=3 A,5-R=5 A} | 0.5 | _:2410 | $1 | 125 V AC | Fast-acting | 6.1 × 2.6 mm
    0603FA{250-R=250 mA,375-R=375 mA,500-R=500 mA,750-R=750 mA,1-R=1 A,1.5-R=1.5 A,2-R=2 A,3-R=3 A,4-R=4 A,5-R=5 A} | 0.11 | _:0603 | $1 | 32 V | Fast-acting | 1.6 × 0.8 mm
    3216FF{250-R=250 mA,375-R=375 mA,500-R=500 mA,750-R=750 mA,1-R=1 A,1.5-R=1.5 A,2-R=2 A,3-R=3 A,4-R=4 A,5-R=5 A} | 0.13 | _:1206 | $1 | 63 V | Fast-acting | 3.2 × 1.6 mm
    = Schurter
    0034.15{03=100 mA,04=125 mA,05=160 mA,06=200 mA,07=250 mA,08=315 mA,09=400 mA,10=500 mA,11=630 mA,12=800 mA,13=1 A,14=1.25 A,15=1.6 A,16=2 A,17=2.5 A,18=3.15 A,19=4 A,20=5 A,21=6.3 A} | 0.35 | _:5x20mm | $1 | 250 V AC | Fast-acting | 5 × 20 mm
    0034.31{05=100 mA,06=125 mA,07=160 mA,08=200 mA,09=250 mA,10=315 mA,11=400 mA,12=500 mA,13=630 mA,14=800 mA,15=1 A,16=1.25 A,17=1.6 A,18=2 A,19=2.5 A,20=3.15 A,21=4 A,22=5 A,23=6.3 A} | 0.36 | _:5x20mm | $1 | 250 V AC | Time-lag | 5 × 20 mm
    3413.01{10=500 mA,11=630 mA,12=800 mA,13=1 A,14=1.25 A,15=1.6 A,16=2 A,17=2.5 A}.22 | 0.22 | _:1206 | $1 | 63 V | Fast-acting | 3.2 × 1.6 mm
  `,
})

const resettable = chipsOf({
  category: 'electromechanical/resettable-fuses',
  sale: SALES.connector,
  columns: ['Rated current', 'Voltage rating'],
  describe: 'Resettable fuse PTC polyfuse hold {0} {1}',
  rows: `
    = Bourns
    MF-R{005=50 mA,010=100 mA,017=170 mA,020=200 mA,025=250 mA,030=300 mA,040=400 mA,050=500 mA,065=650 mA,075=750 mA,090=900 mA,110=1.1 A,135=1.35 A,160=1.6 A,185=1.85 A,250=2.5 A,300=3 A,400=4 A} | 0.28 | _:Radial -2:Radial -AP:Radial | $1 | -
    MF-MSMF{014=140 mA,020=200 mA,030=300 mA,050=500 mA,075=750 mA,110=1.1 A,125=1.25 A,150=1.5 A,160=1.6 A,200=2 A,250=2.5 A,260=2.6 A,300=3 A} | 0.24 | -2:1812 | $1 | -
    MF-NSMF{012=120 mA,020=200 mA,035=350 mA,050=500 mA,075=750 mA,110=1.1 A,150=1.5 A,200=2 A} | 0.22 | -2:1206 | $1 | -
    MF-PSMF{010X=100 mA,020X=200 mA,035X=350 mA,050X=500 mA,075X=750 mA,110X=1.1 A} | 0.2 | -2:0805 | $1 | -
    MF-FSMF{010X=100 mA,020X=200 mA,035X=350 mA,050X=500 mA} | 0.2 | -2:0603 | $1 | -
    MF-USMF{005=50 mA,010=100 mA,020=200 mA,035=350 mA,050=500 mA,075=750 mA,110=1.1 A,150=1.5 A,175X=1.75 A} | 0.24 | -2:1210 | $1 | -
    MF-RX{110/72=1.1 A,135/72=1.35 A,160/72=1.6 A,185/72=1.85 A,250/72=2.5 A,300/72=3 A,375/72=3.75 A} | 0.5 | _:Radial -0:Radial -2:Radial | $1 | 72 V
    = Littelfuse
    1812L{014DR=140 mA,020PR=200 mA,030PR=300 mA,050PR=500 mA,075PR=750 mA,110PR=1.1 A,125PR=1.25 A,150PR=1.5 A,160PR=1.6 A,200PR=2 A,260PR=2.6 A,300PR=3 A} | 0.24 | _:1812 | $1 | -
    1210L{005WR=50 mA,010WR=100 mA,020WR=200 mA,035YR=350 mA,050YR=500 mA,075THYR=750 mA,110THYR=1.1 A,150THYR=1.5 A,175PR=1.75 A,200PR=2 A} | 0.22 | _:1210 | $1 | -
    1206L{012WR=120 mA,016WR=160 mA,020YR=200 mA,025YR=250 mA,035YR=350 mA,050YR=500 mA,075THYR=750 mA,110THYR=1.1 A,150THYR=1.5 A,200THYR=2 A} | 0.2 | _:1206 | $1 | -
    0805L{010YR=100 mA,020YR=200 mA,035YR=350 mA,050WR=500 mA,075WR=750 mA,100WR=1 A,110SLYR=1.1 A} | 0.2 | _:0805 | $1 | -
    0603L{004YR=40 mA,010YR=100 mA,020YR=200 mA,025YR=250 mA,035SLYR=350 mA,050SLYR=500 mA} | 0.2 | _:0603 | $1 | -
    60R{010=100 mA,017=170 mA,020=200 mA,025=250 mA,030=300 mA,040=400 mA,050=500 mA,065=650 mA,075=750 mA,090=900 mA,110=1.1 A,135=1.35 A,160=1.6 A,185=1.85 A,250=2.5 A,300=3 A,375=3.75 A} | 0.3 | XU:Radial XPR:Radial XMR:Radial | $1 | 60 V
    30R{090=900 mA,110=1.1 A,135=1.35 A,160=1.6 A,185=1.85 A,250=2.5 A,300=3 A,400=4 A,500=5 A,600=6 A,700=7 A,800=8 A,900=9 A} | 0.32 | UU:Radial UPR:Radial UMR:Radial | $1 | 30 V
    = TE Connectivity
    RXEF{005=50 mA,010=100 mA,017=170 mA,020=200 mA,025=250 mA,030=300 mA,040=400 mA,050=500 mA,065=650 mA,075=750 mA,090=900 mA,110=1.1 A,135=1.35 A,160=1.6 A,185=1.85 A,250=2.5 A,300=3 A,375=3.75 A} | 0.34 | _:Radial -2:Radial | $1 | -
    RUEF{090=900 mA,110=1.1 A,135=1.35 A,160=1.6 A,185=1.85 A,250=2.5 A,300=3 A,400=4 A,500=5 A,600=6 A,700=7 A,800=8 A,900=9 A} | 0.34 | _:Radial -2:Radial | $1 | 30 V
    MINISMDC{014F=140 mA,020F=200 mA,050F=500 mA,075F=750 mA,100F=1 A,110F=1.1 A,125F=1.25 A,150F=1.5 A,160F=1.6 A,200F=2 A,260F=2.6 A} | 0.3 | -2:1812 | $1 | -
    NANOSMDC{012F=120 mA,016F=160 mA,020F=200 mA,035F=350 mA,050F/13.2=500 mA,075F=750 mA,110F=1.1 A,150F=1.5 A} | 0.28 | -2:1206 | $1 | -
    = Bel Fuse
    0ZC{J0005FF2E=50 mA,J0010FF2E=100 mA,J0020FF2E=200 mA,J0035FF2G=350 mA,J0050FF2G=500 mA,J0075FF2E=750 mA,J0110FF2G=1.1 A,J0150FF2E=1.5 A,J0200FF2C=2 A} | 0.12 | _:1206 | $1 | -
    0ZC{G0014FF2C=140 mA,G0020FF2C=200 mA,G0030FF2C=300 mA,G0050FF2C=500 mA,G0075FF2C=750 mA,G0110FF2C=1.1 A,G0150FF2C=1.5 A,G0200FF2C=2 A,G0260FF2C=2.6 A} | 0.16 | _:1812 | $1 | -
    0ZRR{0010FF1E=100 mA,0017FF1E=170 mA,0020FF1E=200 mA,0025FF1E=250 mA,0030FF1E=300 mA,0040FF1E=400 mA,0050FF1E=500 mA,0065FF1E=650 mA,0075FF1E=750 mA,0090FF1E=900 mA,0110FF1E=1.1 A,0135FF1E=1.35 A,0160FF1E=1.6 A,0185FF1E=1.85 A} | 0.18 | _:Radial | $1 | 60 V
  `,
})
