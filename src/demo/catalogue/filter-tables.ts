import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

export function filterFamilies(): PartFamily[] {
  return [listedFamily(4, beads), listedFamily(2, chokes), listedFamily(2, filters)]
}

const BEAD =
  '100=10 Ω,300=30 Ω,600=60 Ω,750=75 Ω,121=120 Ω,151=150 Ω,181=180 Ω,221=220 Ω,301=300 Ω,331=330 Ω,471=470 Ω,601=600 Ω,102=1 kΩ,152=1.5 kΩ,182=1.8 kΩ,222=2.2 kΩ'

const beads = chipsOf({
  category: 'inductors-and-filters/ferrite-beads',
  sale: SALES.chip,
  columns: ['Impedance', 'Frequency'],
  describe: 'Ferrite bead {0} at {1}',
  rows: `
    = Murata
    BLM15AG{100=10 Ω,700=70 Ω,121=120 Ω,221=220 Ω,601=600 Ω,102=1 kΩ}SN1D | 0.008 | _:0402 | $1 | 100 MHz
    BLM15BD{750=75 Ω,121=120 Ω,221=220 Ω,471=470 Ω,601=600 Ω,102=1 kΩ,182=1.8 kΩ}SN1D | 0.009 | _:0402 | $1 | 100 MHz
    BLM15PD{300=30 Ω,600=60 Ω,800=80 Ω,121=120 Ω}SN1D | 0.013 | _:0402 | $1 | 100 MHz
    BLM18AG{121=120 Ω,151=150 Ω,221=220 Ω,331=330 Ω,471=470 Ω,601=600 Ω,102=1 kΩ}SN1D | 0.011 | _:0603 | $1 | 100 MHz
    BLM18BD{470=47 Ω,121=120 Ω,151=150 Ω,221=220 Ω,331=330 Ω,471=470 Ω,601=600 Ω,102=1 kΩ,152=1.5 kΩ,182=1.8 kΩ,222=2.2 kΩ,252=2.5 kΩ}SN1D | 0.012 | _:0603 | $1 | 100 MHz
    BLM18PG{300=30 Ω,330=33 Ω,600=60 Ω,121=120 Ω,181=180 Ω,221=220 Ω,331=330 Ω,471=470 Ω}SN1D | 0.015 | _:0603 | $1 | 100 MHz
    BLM18KG{260=26 Ω,300=30 Ω,700=70 Ω,101=100 Ω,121=120 Ω,221=220 Ω,331=330 Ω,471=470 Ω,601=600 Ω}TN1D | 0.019 | _:0603 | $1 | 100 MHz
    BLM21PG{220=22 Ω,300=30 Ω,600=60 Ω,121=120 Ω,221=220 Ω,331=330 Ω}SN1D | 0.021 | _:0805 | $1 | 100 MHz
    BLM21AG{121=120 Ω,151=150 Ω,221=220 Ω,331=330 Ω,471=470 Ω,601=600 Ω,102=1 kΩ}SN1D | 0.019 | _:0805 | $1 | 100 MHz
    BLM31PG{330=33 Ω,500=50 Ω,121=120 Ω,391=390 Ω,601=600 Ω}SN1L | 0.033 | _:1206 | $1 | 100 MHz
    = TDK
    MMZ1005{S,Y,B}{${BEAD}}CT000 | 0.008 | _:0402 | $2 | 100 MHz
    MMZ1608{S,Y,B,R}{${BEAD}}ATA00 | 0.01 | _:0603 | $2 | 100 MHz
    MPZ1608{S,Y}{300=30 Ω,600=60 Ω,101=100 Ω,121=120 Ω,221=220 Ω,471=470 Ω,601=600 Ω}ATA00 | 0.014 | _:0603 | $2 | 100 MHz
    MPZ2012S{300=30 Ω,101=100 Ω,221=220 Ω,331=330 Ω,601=600 Ω,102=1 kΩ}ATD25 | 0.02 | _:0805 | $1 | 100 MHz
    = Sunlord
    GZ1005D{${BEAD}}TF | 0.004 | _:0402 | $1 | 100 MHz
    GZ1608D{${BEAD}}TF | 0.004 | _:0603 | $1 | 100 MHz
    GZ2012D{${BEAD}}TF | 0.006 | _:0805 | $1 | 100 MHz
    PZ1608U{${BEAD}}-2R0TF | 0.007 | _:0603 | $1 | 100 MHz
    = Samsung Electro-Mechanics
    CIM05U{${BEAD}}NC | 0.006 | _:0402 | $1 | 100 MHz
    CIM10U{${BEAD}}NC | 0.007 | _:0603 | $1 | 100 MHz
    CIM21J{${BEAD}}NE | 0.009 | _:0805 | $1 | 100 MHz
    = Taiyo Yuden
    BK1005H{S,M,R}{${BEAD}}-T | 0.007 | _:0402 | $2 | 100 MHz
    BK1608H{S,M,R}{${BEAD}}-T | 0.008 | _:0603 | $2 | 100 MHz
    BK2125H{S,M,R}{${BEAD}}-T | 0.011 | _:0805 | $2 | 100 MHz
    = Laird
    HZ0402{A,B}{${BEAD}}R-10 | 0.03 | _:0402 | $2 | 100 MHz
    HZ0603{A,B,C}{${BEAD}}R-10 | 0.03 | _:0603 | $2 | 100 MHz
    HZ0805{E,G}{${BEAD}}R-10 | 0.04 | _:0805 | $2 | 100 MHz
    MI1206{K,L}{${BEAD}}R-10 | 0.06 | _:1206 | $2 | 100 MHz
  `,
})

const chokes = chipsOf({
  category: 'inductors-and-filters/common-mode-chokes',
  sale: SALES.passive,
  columns: ['Impedance', 'Inductance', 'Rated current', 'Number of channels'],
  describe: 'Common mode choke {0} {1} {2}',
  rows: `
    = Murata
    DLW21SN{670=67 Ω,900=90 Ω,121=120 Ω,181=180 Ω,261=260 Ω,371=370 Ω}SQ2L | 0.17 | _:0805 | $1 | - | - | 2
    DLW31SN{900=90 Ω,161=160 Ω,261=260 Ω,601=600 Ω,102=1 kΩ,222=2.2 kΩ}SQ2L | 0.2 | _:1206 | $1 | - | - | 2
    DLW5BTM{101=100 Ω,251=250 Ω,501=500 Ω,102=1 kΩ,142=1.4 kΩ}SQ2L | 0.42 | _:2020 | $1 | - | - | 2
    = TDK
    ACM2012-{900=90 Ω,121=120 Ω,201=200 Ω,361=360 Ω}-2P-T002 | 0.14 | _:0805 | $1 | - | - | 2
    ACM2520-{301=300 Ω,601=600 Ω,102=1 kΩ}-2P-T000 | 0.23 | _:1008 | $1 | - | - | 2
    ACM4520-{421=420 Ω,901=900 Ω,142=1.4 kΩ}-2P-T000 | 0.38 | _:1808 | $1 | - | - | 2
    ACM7060-{301=300 Ω,701=700 Ω}-2PL-TL01 | 0.72 | _:SMD-7x6mm | $1 | - | - | 2
    ACT45B-{510=51 µH,101=100 µH}-2P-TL003 | 0.41 | _:1812 | - | $1 | - | 2
    = Bourns
    SRF2012-{670=67 Ω,900=90 Ω,121=120 Ω,181=180 Ω,261=260 Ω,361=360 Ω}YA | 0.12 | _:0805 | $1 | - | - | 2
    SRF3216-{900=90 Ω,161=160 Ω,261=260 Ω,601=600 Ω,102=1 kΩ,222=2.2 kΩ}Y | 0.15 | _:1206 | $1 | - | - | 2
    SRF4532-{110=11 µH,220=22 µH,510=51 µH,101=100 µH}Y | 0.3 | _:1812 | - | $1 | - | 2
    = Würth Elektronik
    7442320{29=29 Ω,42=42 Ω,60=60 Ω,90=90 Ω} | 0.62 | _:0805 | $1 | - | - | 2
    744231{091=90 Ω,161=160 Ω,261=260 Ω,371=370 Ω} | 0.58 | _:0805 | $1 | - | - | 2
    = Schaffner
    RN102-{0.3-02-12M=12 mH,0.6-02-4M4=4.4 mH,1-02-3M0=3 mH,1.5-02-1M6=1.6 mH,2-02-1M1=1.1 mH} | 1.3 | _:THT-4 | - | $1 | - | 2
    RN114-{0.3-02-55M=55 mH,0.8-02-22M=22 mH,1.2-02-10M=10 mH,1.5-02-6M8=6.8 mH,2-02-4M2=4.2 mH} | 1.9 | _:THT-4 | - | $1 | - | 2
  `,
})

const filters = chipsOf({
  category: 'inductors-and-filters/emi-filters',
  sale: SALES.passive,
  columns: ['Capacitance', 'Voltage rating', 'Rated current', 'Function'],
  describe: 'EMI filter {0} {1} {2}',
  rows: `
    = Murata
    NFM18CC{220U1C=22 pF,470U1C=47 pF,101R1C=100 pF,221R1C=220 pF,471R1C=470 pF,102R1C=1 nF,222R1C=2.2 nF,223R1C=22 nF}3D | 0.06 | _:0603 | $1 | 16 V | - | Low-pass filter
    NFM18PC{104R1C3=0.1 µF,224R0J3=0.22 µF,474R0J3=0.47 µF,105R0J3=1 µF,225B0J3=2.2 µF}D | 0.05 | _:0603 | $1 | - | 2 A | Low-pass filter
    NFM21CC{220U1H=22 pF,470U1H=47 pF,101U1H=100 pF,221R1H=220 pF,471R1H=470 pF,102R1H=1 nF,222R1H=2.2 nF,223R1H=22 nF}3D | 0.07 | _:0805 | $1 | 50 V | - | Low-pass filter
    NFM21PC{104R1E3=0.1 µF,224R1C3=0.22 µF,474R1C3=0.47 µF,105B1A3=1 µF,475B1A3=4.7 µF}D | 0.08 | _:0805 | $1 | - | - | Low-pass filter
    NFM31PC276B0J3L | 0.18 | _:1206 | 27 µF | 6.3 V | 6 A | Low-pass filter
    NFM41PC{204F1H3=0.2 µF,155B1E3=1.5 µF}L | 0.24 | _:1806 | $1 | - | - | Low-pass filter
    BNX002-{01,11} | 2.4 | _:THT-4 | - | 50 V | 10 A | Low-pass filter
    BNX022-01{L,K} | 1.9 | _:SMD-12x9mm | - | 50 V | 10 A | Low-pass filter
    BNX023-01{L,K} | 2.1 | _:SMD-12x9mm | - | 100 V | 15 A | Low-pass filter
    = Schaffner
    FN2010-{1=1 A,3=3 A,6=6 A,10=10 A,16=16 A,20=20 A,30=30 A}-06 | 17 | _:Module | - | 250 V | $1 | Low-pass filter
    FN9222-{1=1 A,3=3 A,6=6 A,10=10 A}-06 | 9.5 | _:Module | - | 250 V | $1 | Low-pass filter
    FN406-{0.5=0.5 A,1=1 A,3=3 A,6=6 A}-02 | 11 | _:Module | - | 250 V | $1 | Low-pass filter
    = TE Connectivity
    {1=1 A,3=3 A,6=6 A,10=10 A,20=20 A}EP1 | 21 | _:Module | - | 250 V | $1 | Low-pass filter
    {1=1 A,3=3 A,6=6 A,10=10 A}VB1 | 16 | _:Module | - | 250 V | $1 | Low-pass filter
  `,
})
