import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

export function optoFamilies(): PartFamily[] {
  return [
    listedFamily(4, leds),
    listedFamily(2, infrared),
    listedFamily(5, couplers),
    listedFamily(3, [...segments, ...displays]),
  ]
}

const leds = chipsOf({
  category: 'optoelectronics/leds',
  sale: SALES.discrete,
  columns: ['Color', 'Wavelength', 'Forward voltage', 'Forward current'],
  describe: 'LED {0} {1} {2} {3}',
  rows: `
    = Worldsemi
    WS2812B{,-V5,-B,-Mini,-V6} | 0.06 | _:SMD5050-4P | RGB | - | 5 V | -
    WS2813B{,-V5,-B} | 0.08 | _:SMD5050-6P | RGB | - | 5 V | -
    WS2811{S,F} | 0.05 | _:SOIC-8 | RGB | - | 5 V | -
    WS2815B{,-V3} | 0.1 | _:SMD5050-6P | RGB | - | 12 V | -
    = Opsco
    SK6812{,MINI-E,MINI-HS,SIDE-A} | 0.06 | _:SMD5050-4P | RGB | - | 5 V | -
    = Lite-On
    LTST-C150{CKT=Red,GKT=Green,TBKT=Blue,YKT=Yellow,KRKT=Red,KGKT=Green,KSKT=Yellow,AKT=Amber} | 0.05 | _:1206 | $1 | - | - | 20 mA
    LTST-C170{CKT=Red,GKT=Green,TBKT=Blue,YKT=Yellow,KRKT=Red,KGKT=Green,KSKT=Yellow,AKT=Amber} | 0.05 | _:0805 | $1 | - | - | 20 mA
    LTST-C190{CKT=Red,GKT=Green,TBKT=Blue,YKT=Yellow,KRKT=Red,KGKT=Green,KSKT=Yellow,AKT=Amber} | 0.05 | _:0603 | $1 | - | - | 20 mA
    LTST-C191{KRKT=Red,KGKT=Green,TBKT=Blue,KSKT=Yellow,KFKT=Orange,TGKT=Green} | 0.05 | _:0603 | $1 | - | - | 20 mA
    LTST-C281{KRKT=Red,KGKT=Green,TBKT-5A=Blue,KSKT=Yellow} | 0.06 | _:0402 | $1 | - | - | 20 mA
    LTL-{4221N=Red,4231N=Green,4251N=Yellow,307EE=Orange} | 0.07 | _:Radial | $1 | - | - | 20 mA
    = Kingbright
    APT1608{SURCK=Red,CGCK=Green,QBC/D=Blue,SYCK=Yellow,SECK=Orange,ZGC=Green} | 0.06 | _:0603 | $1 | - | - | 20 mA
    APT2012{SURCK=Red,CGCK=Green,QBC/D=Blue,SYCK=Yellow,SECK=Orange,ZGC=Green} | 0.06 | _:0805 | $1 | - | - | 20 mA
    APTD3216{SURCK=Red,CGCK=Green,QBC/D=Blue,SYCK=Yellow,SECK=Orange} | 0.07 | _:1206 | $1 | - | - | 20 mA
    APHHS1005{SURCK=Red,CGCK=Green,QBC/D=Blue,SYCK=Yellow,SECK=Orange} | 0.08 | _:0402 | $1 | - | - | 20 mA
    WP710A10{ID=Red,SGD=Green,YD=Yellow,ND=Orange,SRD/J4=Red,ZGC/G=Green,QBC/D=Blue} | 0.09 | _:Radial | $1 | - | - | 20 mA
    WP7113{ID=Red,SGD=Green,YD=Yellow,ND=Orange,SRD=Red,ZGC=Green,QBC/D=Blue} | 0.09 | _:Radial | $1 | - | - | 20 mA
    AAAF5051-{05=RGB,04=RGB} | 0.5 | _:SMD5050-6P | $1 | - | - | 20 mA
    = Everlight
    17-21{SURC/S530-A3/TR8=Red,SUGC/S400-A4/TR8=Green,UYC/S530-A3/TR8=Yellow} | 0.03 | _:0805 | $1 | - | - | 20 mA
    19-217/{R6C-AL1M2VY/3T=Red,GHC-YR1S2/3T=Green,BHC-ZL1M2RY/3T=Blue,Y5C-AM1N1VY/3T=Yellow,T1D-CP1Q2HY/3T=White} | 0.02 | _:0603 | $1 | - | - | 20 mA
    15-21{SURC/S530-A2/TR8=Red,SYGC/S530-E2/TR8=Green,UYC/S530-A2/TR8=Yellow} | 0.03 | _:1206 | $1 | - | - | 20 mA
    333-2SU{RD/S530-A3=Red,GC/S400-A4=Green,BC/S400-A6=Blue} | 0.06 | _:Radial | $1 | - | - | 20 mA
    67-21/{QK3C-B45562C4CB2/2T=White,KK2C-H4040QAR32835Z3/2T=White,R6C-S1T2B/2T=Red} | 0.05 | _:PLCC-2 | $1 | - | - | 60 mA
    = Vishay
    TLHR{4400=Red,5400=Red,4405=Red} | 0.12 | _:Radial | $1 | 635 nm | 2 V | 20 mA
    TLHG{4400=Green,5400=Green,4405=Green} | 0.12 | _:Radial | $1 | 565 nm | 2.4 V | 20 mA
    TLHY{4400=Yellow,5400=Yellow,4405=Yellow} | 0.12 | _:Radial | $1 | 585 nm | 2.4 V | 20 mA
    VLM{S1500-GS08=Red,G1500-GS08=Green,Y1500-GS08=Yellow,B1500-GS08=Blue} | 0.07 | _:0402 | $1 | - | - | 20 mA
    = ams OSRAM
    LS~{R976-NR-1=Red,T676-R1S1-1=Red,L29K-G1J2-1=Red} | 0.1 | _:0805 | $1 | 630 nm | 2 V | 20 mA
    LG~{R971-KN-1=Green,L29K-F2J1-24=Green,T679-E2G1-1=Green} | 0.1 | _:0805 | $1 | 570 nm | 2.2 V | 20 mA
    LY~{R976-PS-36=Yellow,T676-R1S1-26=Yellow} | 0.1 | _:0805 | $1 | 587 nm | 2 V | 20 mA
    LW~{T673-P1S1-FKPL=White,E67C-S1T1-FKPL=White,A67C-S2U1-FK0PM0=White} | 0.14 | _:PLCC-2 | $1 | - | 3.2 V | 20 mA
    GW~{PSLM31.EM=White,PSLR31.EM=Warm white,JTLPS1.EM=White} | 0.2 | _:PLCC-2 | $1 | - | 2.9 V | 65 mA
    = Cree LED
    XPGDWT-{01-0000-00GE3=White,H1-0000-00EE7=Warm white,B1-0000-00FE3=White} | 1.4 | _:SMD3535-2P | $1 | - | 2.8 V | 350 mA
    XPEBRD-L1-0000-00{501=Red,601=Red,701=Red} | 1.1 | _:SMD3535-2P | $1 | 625 nm | 2.1 V | 350 mA
    XPEBBL-L1-0000-00{Y01=Blue,Z01=Blue} | 1.2 | _:SMD3535-2P | $1 | 470 nm | 3.1 V | 350 mA
    XHP50B-00-0000-0D0{HJ20E5=White,UH430G=Warm white} | 4.4 | _:SMD5050-2P | $1 | - | 5.6 V | 1400 mA
    C503B-{RAN-CZ0C0AA1=Red,GAN-CB0F0791=Green,BAN-CZ0C0461=Blue,AAN-CY0B0251=Amber} | 0.13 | _:Radial | $1 | - | - | 20 mA
    = Lumileds
    LXML-{PD01-0050=Red,PM01-0100=Green,PB01-0040=Blue,PL01-0060=Amber} | 1.9 | _:SMD3045-2P | $1 | - | - | 350 mA
    L130-{2780003000W21=Warm white,4080003000W21=White,5080003000W21=White} | 0.2 | _:PLCC-2 | $1 | - | 2.9 V | 100 mA
    = Nationstar
    NCD0603{R1=Red,G1=Green,B1=Blue,Y1=Yellow,W1=White,O1=Orange} | 0.01 | _:0603 | $1 | - | - | 20 mA
    NCD0805{R1=Red,G1=Green,B1=Blue,Y1=Yellow,W1=White,O1=Orange} | 0.01 | _:0805 | $1 | - | - | 20 mA
  `,
})

const infrared = chipsOf({
  category: 'optoelectronics/infrared-emitters',
  sale: SALES.discrete,
  columns: ['Wavelength', 'Forward current', 'Forward voltage'],
  describe: 'Infrared emitter IR LED {0} {1} {2}',
  rows: `
    = Vishay
    TSAL6100 | 0.2 | _:Radial | 940 nm | 100 mA | 1.35 V
    TSAL6200 | 0.2 | _:Radial | 940 nm | 100 mA | 1.35 V
    TSAL6400 | 0.2 | _:Radial | 940 nm | 100 mA | 1.35 V
    TSAL7{200,300,400,600} | 0.22 | _:Radial | 940 nm | 100 mA | 1.35 V
    TSAL4400 | 0.2 | _:Radial | 940 nm | 100 mA | 1.35 V
    TSHF5{210,410} | 0.4 | _:Radial | 890 nm | 100 mA | 1.4 V
    TSHG6{200,210,400,410} | 0.45 | _:Radial | 850 nm | 100 mA | 1.5 V
    TSFF5{210,410,510} | 0.5 | _:Radial | 870 nm | 100 mA | 1.5 V
    VSMB{1940X01=0805,2948SL=SMD-2,3940X01-GS08=PLCC-2} | 0.35 | _:$1 | 940 nm | 100 mA | 1.35 V
    VSMY{1850X01=0805,2850G=SMD-2,3850-GS08=PLCC-2} | 0.4 | _:$1 | 850 nm | 100 mA | 1.6 V
    = ams OSRAM
    SFH~4545 | 0.5 | _:Radial | 940 nm | 100 mA | 1.5 V
    SFH~4550 | 0.6 | _:Radial | 850 nm | 100 mA | 1.5 V
    SFH~4544 | 0.5 | _:Radial | 940 nm | 100 mA | 1.5 V
    SFH~4715{AS,~A01,S} | 2.9 | _:SMD3535-2P | 850 nm | 1000 mA | 3.1 V
    SFH~4725{AS,S} | 2.9 | _:SMD3535-2P | 940 nm | 1000 mA | 2.9 V
    SFH~4356{,P} | 0.5 | _:Radial | 850 nm | 100 mA | 1.5 V
    SFH~4043 | 0.4 | _:0603 | 940 nm | 70 mA | 1.35 V
    = Everlight
    IR333{-A=940 nm,C/H0/L10=940 nm,C-A=940 nm} | 0.08 | _:Radial | $1 | 100 mA | 1.5 V
    IR204{-A=940 nm,C-A=940 nm} | 0.07 | _:Radial | $1 | 100 mA | 1.2 V
    HIR{333C-A=850 nm,204C/H0=850 nm,7393C=850 nm} | 0.1 | _:Radial | $1 | 100 mA | 1.45 V
    IR19-{21C/TR8=940 nm,315C/TR8=940 nm} | 0.06 | _:0603 | $1 | 65 mA | 1.2 V
    IR26-{21C/L110/TR8=940 nm,51C/L110/TR8=940 nm} | 0.1 | _:1206 | $1 | 65 mA | 1.2 V
    = Lite-On
    LTE-{4208=940 nm,3208=940 nm,302=940 nm,209=940 nm} | 0.12 | _:Radial | $1 | 60 mA | 1.6 V
    LTE-C{1901=940 nm,9501=940 nm,249=940 nm} | 0.1 | _:1206 | $1 | 60 mA | 1.5 V
    = Kingbright
    WP7113{F3C=940 nm,SF4C=880 nm,SF7C=850 nm} | 0.14 | _:Radial | $1 | 50 mA | 1.3 V
    APT1608{F3C=940 nm,SF4C-PRV=880 nm} | 0.12 | _:0603 | $1 | 50 mA | 1.2 V
    APTD3216{F3C=940 nm,SF4C=880 nm} | 0.14 | _:1206 | $1 | 50 mA | 1.2 V
  `,
})

const couplers = chipsOf({
  category: 'optoelectronics/optocouplers',
  sale: SALES.ic,
  columns: ['Function', 'Current transfer ratio', 'Isolation voltage', 'Number of channels'],
  describe: 'Optocoupler {0} [CTR {1}] {2} {3} channel',
  rows: `
    = Sharp
    PC817{A=80 … 160 %,B=130 … 260 %,C=200 … 400 %,D=300 … 600 %} | 0.1 | _:DIP-4 | Phototransistor | $1 | 5 kV | 1
    PC817X{1=80 … 160 %,2=130 … 260 %,3=200 … 400 %,4=300 … 600 %}NSZ | 0.12 | 0F:DIP-4 9F:DIP-4 1B:DIP-4 | Phototransistor | $1 | 5 kV | 1
    PC123X{1=50 … 100 %,2=63 … 125 %,3=100 … 200 %,8=50 … 400 %} | 0.16 | NFSZ0F:DIP-4 YFZ0F:SMD-4 | Phototransistor | $1 | 5 kV | 1
    PC900V0{NSZXF,YSZXF} | 0.9 | _:DIP-6 | Logic output | - | 5 kV | 1
    = Everlight
    EL817{=50 … 600 %,(A)=80 … 160 %,(B)=130 … 260 %,(C)=200 … 400 %,(D)=300 … 600 %} | 0.06 | _:DIP-4 | Phototransistor | $1 | 5 kV | 1
    EL817S{(A)=80 … 160 %,(B)=130 … 260 %,(C)=200 … 400 %,(D)=300 … 600 %} | 0.06 | (TU)-F:SMD-4 (TA)-V:SMD-4 | Phototransistor | $1 | 5 kV | 1
    EL357N{(A)=80 … 160 %,(B)=130 … 260 %,(C)=200 … 400 %,(D)=300 … 600 %} | 0.07 | (TA)-G:SOP-4 (TA)-VG:SOP-4 | Phototransistor | $1 | 3.75 kV | 1
    EL3063{=DIP-6,M=DIP-6,S1(TA)=SMD-6} | 0.3 | _:$1 | Triac output | - | 5 kV | 1
    EL6N137{,S(TA)} | 0.35 | _:DIP-8 | Logic output | - | 5 kV | 1
    4N{25=20 %,26=20 %,35=100 %,36=100 %,37=100 %} | 0.12 | _:DIP-6 S(TA):SMD-6 M:DIP-6 | Phototransistor | $1 | 5 kV | 1
    = Vishay
    4N{25=20 %,26=20 %,27=10 %,28=10 %} | 0.3 | _:DIP-6 -X009T:SMD-6 -X007T:SMD-6 | Phototransistor | $1 | 5 kV | 1
    4N{35=100 %,36=100 %,37=100 %} | 0.3 | _:DIP-6 -X009T:SMD-6 -X007T:SMD-6 | Phototransistor | $1 | 5 kV | 1
    4N{32=500 %,33=500 %} | 0.4 | _:DIP-6 -X009T:SMD-6 | Photodarlington | $1 | 5.3 kV | 1
    CNY17-{1=40 … 80 %,2=63 … 125 %,3=100 … 200 %,4=160 … 320 %} | 0.3 | _:DIP-6 X009T:SMD-6 X007T:SMD-6 | Phototransistor | $1 | 5 kV | 1
    SFH617A-{1=40 … 80 %,2=63 … 125 %,3=100 … 200 %,4=160 … 320 %} | 0.35 | _:DIP-4 X007T:SMD-4 X009T:SMD-4 | Phototransistor | $1 | 5.3 kV | 1
    SFH610A-{1=40 … 80 %,2=63 … 125 %,3=100 … 200 %,4=160 … 320 %} | 0.35 | _:DIP-4 X007T:SMD-4 | Phototransistor | $1 | 5.3 kV | 1
    VO617A-{1=40 … 80 %,2=63 … 125 %,3=100 … 200 %,4=160 … 320 %,7=80 … 160 %,8=130 … 260 %,9=200 … 400 %} | 0.18 | _:DIP-4 X017T:SMD-4 | Phototransistor | $1 | 5 kV | 1
    ILD{1=20 %,2=100 %,5=50 %,74=12.5 %} | 0.6 | _:DIP-8 -X009T:SMD-8 | Phototransistor | $1 | 5.3 kV | 2
    ILQ{1=20 %,2=100 %,5=50 %,74=12.5 %} | 1.1 | _:DIP-16 -X009T:SMD-16 | Phototransistor | $1 | 5.3 kV | 4
    6N13{5=7 … 50 %,6=19 … 50 %} | 0.7 | _:DIP-8 -X007T:SMD-8 -X009T:SMD-8 | Phototransistor | $1 | 5.3 kV | 1
    6N13{8=300 %,9=500 %} | 0.8 | _:DIP-8 -X007T:SMD-8 | Photodarlington | $1 | 5.3 kV | 1
    6N137 | 0.7 | _:DIP-8 -X007T:SMD-8 -X009T:SMD-8 | Logic output | - | 5.3 kV | 1
    VO3063{,-X001,-X007T} | 0.7 | _:DIP-6 | Triac output | - | 5 kV | 1
    VOM617A-{1=40 … 80 %,2=63 … 125 %,3=100 … 200 %,4=160 … 320 %}T | 0.25 | _:SOP-4 | Phototransistor | $1 | 3.75 kV | 1
    = onsemi
    4N{25=20 %,26=20 %,35=100 %,36=100 %,37=100 %} | 0.3 | M:DIP-6 SM:SMD-6 SR2M:SMD-6 VM:DIP-6 | Phototransistor | $1 | 4.17 kV | 1
    MOC30{21,22,23} | 0.4 | M:DIP-6 SM:SMD-6 SR2M:SMD-6 VM:DIP-6 | Triac output | - | 4.17 kV | 1
    MOC30{41,42,43,61,62,63} | 0.5 | M:DIP-6 SM:SMD-6 SR2M:SMD-6 VM:DIP-6 | Triac output | - | 4.17 kV | 1
    FOD817{=50 … 600 %,A=80 … 160 %,B=130 … 260 %,C=200 … 400 %,D=300 … 600 %} | 0.15 | _:DIP-4 S:SMD-4 SD:SMD-4 | Phototransistor | $1 | 5 kV | 1
    6N13{5=7 … 50 %,6=19 … 50 %} | 0.7 | M:DIP-8 SM:SMD-8 SDM:SMD-8 | Phototransistor | $1 | 5 kV | 1
    6N137 | 0.7 | M:DIP-8 SM:SMD-8 SDM:SMD-8 VM:DIP-8 | Logic output | - | 5 kV | 1
    H11L{1M,2M,3M} | 0.6 | _:DIP-6 | Logic output | - | 4.17 kV | 1
    H11D{1M,2M,3M} | 0.6 | _:DIP-6 | Phototransistor | 20 % | 4.17 kV | 1
    MCT6{,1,2} | 0.5 | _:DIP-8 S:SMD-8 SD:SMD-8 | Phototransistor | - | 5 kV | 2
    = Broadcom
    HCPL-2630{-000E,-300E,-500E} | 1.9 | _:DIP-8 | Logic output | - | 3.75 kV | 2
    HCPL-2631{-000E,-300E,-500E} | 2 | _:DIP-8 | Logic output | - | 3.75 kV | 2
    HCPL-0600{-000E,-500E} | 1.4 | _:SOIC-8 | Logic output | - | 3.75 kV | 1
    HCPL-0501{-000E,-500E} | 1.3 | _:SOIC-8 | Phototransistor | 19 … 50 % | 3.75 kV | 1
    HCPL-817-{00AE=80 … 160 %,00BE=130 … 260 %,00CE=200 … 400 %,00DE=300 … 600 %} | 0.18 | _:DIP-4 | Phototransistor | $1 | 5 kV | 1
    6N13{5=7 … 50 %,6=19 … 50 %} | 0.9 | -000E:DIP-8 -300E:SMD-8 -500E:SMD-8 | Phototransistor | $1 | 3.75 kV | 1
    6N137 | 0.9 | -000E:DIP-8 -300E:SMD-8 -500E:SMD-8 | Logic output | - | 3.75 kV | 1
    ACPL-217-{500E=50 … 600 %,50AE=80 … 160 %,50BE=130 … 260 %,50CE=200 … 400 %} | 0.3 | _:SOP-4 | Phototransistor | $1 | 3 kV | 1
    ASSR-1218-{003E,503E} | 1.8 | _:SOP-4 | Logic output | - | 1.5 kV | 1
    = Toshiba
    TLP281{(GB=100 … 600 %,(BL=200 … 600 %,(GR=100 … 300 %} | 0.3 | ,F):SOP-4 -TP,F):SOP-4 | Phototransistor | $1 | 2.5 kV | 1
    TLP291{(GB=100 … 600 %,(BL=200 … 600 %,(GR=100 … 300 %} | 0.24 | ,SE(T:SOP-4 -TP,SE(T:SOP-4 | Phototransistor | $1 | 3.75 kV | 1
    TLP293{(GB=100 … 600 %,(BL=200 … 600 %} | 0.24 | -TPL,E(T:SOP-4 ,E(T:SOP-4 | Phototransistor | $1 | 3.75 kV | 1
    TLP385{(GB=100 … 600 %,(BL=200 … 600 %} | 0.26 | -TPL,E(T:SOP-6 ,E(T:SOP-6 | Phototransistor | $1 | 5 kV | 1
    TLP785{(GB=100 … 600 %,(BL=200 … 600 %,(GR=100 … 300 %} | 0.2 | ,F(C:DIP-4 ,F(D4:DIP-4 | Phototransistor | $1 | 5 kV | 1
    TLP3063{(S,(D4} | 0.6 | ,C,F):DIP-6 ,TP1,F):SMD-6 | Triac output | - | 5 kV | 1
    TLP2361(TPL,E | 0.5 | _:SOP-6 | Logic output | - | 3.75 kV | 1
    = Lite-On
    LTV-817{=50 … 600 %,A=80 … 160 %,B=130 … 260 %,C=200 … 400 %,D=300 … 600 %} | 0.08 | _:DIP-4 S:SMD-4 S-TA1:SMD-4 | Phototransistor | $1 | 5 kV | 1
    LTV-827{,S,S-TA1} | 0.16 | _:DIP-8 | Phototransistor | 50 … 600 % | 5 kV | 2
    LTV-847{,S} | 0.3 | _:DIP-16 | Phototransistor | 50 … 600 % | 5 kV | 4
    LTV-357T{=50 … 600 %,-A=80 … 160 %,-B=130 … 260 %,-C=200 … 400 %} | 0.1 | _:SOP-4 | Phototransistor | $1 | 3.75 kV | 1
    MOC30{20,21,22,23,41,61,63} | 0.24 | _:DIP-6 S:SMD-6 S-TA1:SMD-6 | Triac output | - | 5 kV | 1
    6N13{5=7 … 50 %,6=19 … 50 %} | 0.35 | _:DIP-8 S:SMD-8 S-TA1:SMD-8 | Phototransistor | $1 | 5 kV | 1
    6N137 | 0.35 | _:DIP-8 S:SMD-8 S-TA1:SMD-8 | Logic output | - | 5 kV | 1
    = Isocom
    PC817{=50 … 600 %,A=80 … 160 %,B=130 … 260 %,C=200 … 400 %,D=300 … 600 %} | 0.09 | _:DIP-4 X:DIP-4 XSM:SMD-4 | Phototransistor | $1 | 5.3 kV | 1
    ISP{817X=50 … 600 %,817AX=80 … 160 %,817BX=130 … 260 %} | 0.12 | _:DIP-4 SM:SMD-4 | Phototransistor | $1 | 5.3 kV | 1
  `,
})

const segments = chipsOf({
  category: 'optoelectronics/displays',
  sale: SALES.module,
  columns: ['Function', 'Resolution', 'Dimensions', 'Color', 'Configuration'],
  describe: 'LED display {0} {1} {2} {3} {4}',
  weightGrams: 3,
  rows: `
    = Kingbright
    SC56-11{EWA=Red,SRWA=Red,GWA=Green,SYKWA=Yellow} | 0.9 | _:DIP-10 | Seven-segment display | 1 × 7 | 0.56" | $1 | Common cathode
    SA56-11{EWA=Red,SRWA=Red,GWA=Green,SYKWA=Yellow} | 0.9 | _:DIP-10 | Seven-segment display | 1 × 7 | 0.56" | $1 | Common anode
    SC39-11{EWA=Red,SRWA=Red,GWA=Green} | 0.8 | _:DIP-10 | Seven-segment display | 1 × 7 | 0.39" | $1 | Common cathode
    SA39-11{EWA=Red,SRWA=Red,GWA=Green} | 0.8 | _:DIP-10 | Seven-segment display | 1 × 7 | 0.39" | $1 | Common anode
    SC10-21{EWA=Red,SRWA=Red,GWA=Green} | 2.3 | _:DIP-10 | Seven-segment display | 1 × 7 | 1" | $1 | Common cathode
    CC56-12{EWA=Red,SRWA=Red,GWA=Green,YWA=Yellow} | 2.4 | _:DIP-12 | Seven-segment display | 4 × 7 | 0.56" | $1 | Common cathode
    CA56-12{EWA=Red,SRWA=Red,GWA=Green,YWA=Yellow} | 2.4 | _:DIP-12 | Seven-segment display | 4 × 7 | 0.56" | $1 | Common anode
    = Lite-On
    LSHD-{5503=Red,A101=Green,7501=Red} | 0.9 | _:DIP-10 | Seven-segment display | 1 × 7 | 0.56" | $1 | Common cathode
    LSHD-{5601=Red,A103=Green} | 0.9 | _:DIP-10 | Seven-segment display | 1 × 7 | 0.56" | $1 | Common anode
    LTC-{4627JR=Red,4627JG=Green,4624JR=Red} | 2.6 | _:DIP-12 | Seven-segment display | 4 × 7 | 0.4" | $1 | Common anode
    = Broadcom
    HDSP-{5501=Red,5601=Green,5701=Yellow,A151=Red} | 1.4 | _:DIP-10 | Seven-segment display | 1 × 7 | 0.56" | $1 | Common anode
    HDSP-{5503=Red,5603=Green,5703=Yellow,A153=Red} | 1.4 | _:DIP-10 | Seven-segment display | 1 × 7 | 0.56" | $1 | Common cathode
  `,
})

const displays = chipsOf({
  category: 'optoelectronics/displays',
  sale: SALES.module,
  columns: ['Function', 'Resolution', 'Dimensions', 'Color', 'Interface'],
  describe: 'Display module {0} {1} {2} {3} {4}',
  weightGrams: 25,
  rows: `
    = Broadcom
    HCMS-29{01=Yellow,02=Red,03=Green,11=Yellow,12=Red,13=Green} | 18 | _:DIP-12 | - | 5 × 7 | - | $1 | SPI
    = Winstar
    WEH001602A{LPP5N00000=Green,RPP5N00000=Red,WPP5N00000=White,GPP5N00001=Yellow} | 14 | _:Module | OLED display | 16 × 2 | - | $1 | Parallel
    WEH002004A{LPP5N00000=Green,WPP5N00000=White,GPP5N00001=Yellow} | 24 | _:Module | OLED display | 20 × 4 | - | $1 | Parallel
    WEO012864{DLPP3N00000=White,GLPP3N00000=Yellow,ALPP3N00000=Blue} | 9.8 | _:Module | OLED display | 128 × 64 | 0.96" | $1 | I²C + SPI
    WH1602B-{TMI-CT#=Blue,YYH-CT#=Yellow,NYG-CT#=Green} | 6.1 | _:Module | LCD display | 16 × 2 | - | $1 | Parallel
    WH2004A-{TMI-CT#=Blue,YYH-CT#=Yellow,NYG-CT#=Green} | 11 | _:Module | LCD display | 20 × 4 | - | $1 | Parallel
    WG12864{A-TMI-V#N=Blue,B-YYH-V#N=Yellow,C-TFH-V#N=White} | 14 | _:Module | LCD display | 128 × 64 | - | $1 | Parallel
    WF{35QTIBCDBN0#=320 × 240,43WTIBEDBN0#=480 × 272,70A7TIAGDBN0#=800 × 480} | 26 | _:Module | LCD display | $1 | - | - | Parallel
    = Newhaven Display
    NHD-0216K1Z-{FL-YBW=Yellow,NSW-BBW-L=Blue,FSR-FBW-FTT1=White,NSB-FBW-L=Blue} | 9.4 | _:Module | LCD display | 16 × 2 | - | $1 | Parallel
    NHD-0420H1Z-{FL-YBW-C=Yellow,NSW-BBW=Blue,FSW-GBW-33V3=White} | 14 | _:Module | LCD display | 20 × 4 | - | $1 | Parallel
    NHD-0216C{Z-FSW-FBW-3V3=White,W-BW3=White} | 12 | _:Module | LCD display | 16 × 2 | - | $1 | SPI
    NHD-2.8-240320{CF-CSXN#-F=240 × 320,AF-CSXP-FCTP=240 × 320} | 24 | _:Module | LCD display | $1 | 2.8" | - | SPI
    NHD-0216{AW-IB3=Blue,AW-IB5=Blue} | 17 | _:Module | OLED display | 16 × 2 | - | $1 | I²C
    NHD-1.5-128128{ASC3=RGB,UGC3=RGB} | 29 | _:Module | OLED display | 128 × 128 | 1.5" | $1 | SPI
    = Displaytech
    162{B-BA-BC=Green,A-BC-BC=Yellow,M-CC-BC-3LP=Blue} | 6.4 | _:Module | LCD display | 16 × 2 | - | $1 | Parallel
    204{A-BC-BC=Yellow,B-CC-BC-3LP=Blue} | 11 | _:Module | LCD display | 20 × 4 | - | $1 | Parallel
    DT0{28ATFT=240 × 320,35TFT=320 × 240,43BTFT=480 × 272,70CTFT=800 × 480} | 19 | _:Module | LCD display | $1 | - | - | Parallel
  `,
})
