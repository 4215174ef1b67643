import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

export function diodeFamilies(): PartFamily[] {
  return [
    listedFamily(4, rectifiers),
    listedFamily(4, schottky),
    listedFamily(2, signalDiodes),
    listedFamily(2, bridges),
  ]
}

const LETTERS = 'A=50,B=100,D=200,G=400,J=600,K=800,M=1000'

const rectifiers = chipsOf({
  category: 'diodes/rectifier-diodes',
  sale: SALES.discrete,
  columns: ['Reverse voltage', 'Forward current', 'Configuration'],
  describe: 'Rectifier diode {0} {1}',
  rows: `
    = onsemi
    1N400{1=50,2=100,3=200,4=400,5=600,6=800,7=1000} | 0.02 | _:DO-41 G:DO-41 RLG:DO-41 | $1 V | 1 A | Single
    1N540{0=50,1=100,2=200,4=400,6=600,7=800,8=1000} | 0.07 | _:DO-201AD G:DO-201AD RLG:DO-201AD | $1 V | 3 A | Single
    S1{${LETTERS}} | 0.03 | _:SMA | $1 V | 1 A | Single
    MURS1{20=200,40=400,60=600} | 0.12 | T3G:SMB | $1 V | 1 A | Single
    MURS3{20=200,40=400,60=600} | 0.2 | T3G:SMC | $1 V | 3 A | Single
    MUR{120=200,140=400,160=600} | 0.14 | G:DO-41 RLG:DO-41 | $1 V | 1 A | Single
    MUR{820=200,840=400,860=600} | 0.5 | G:TO-220 | $1 V | 8 A | Single
    = Vishay
    1N400{1=50,2=100,3=200,4=400,5=600,6=800,7=1000} | 0.03 | -E3/54:DO-41 -E3/73:DO-41 | $1 V | 1 A | Single
    S1{${LETTERS}} | 0.04 | -E3/61T:SMA -E3/5AT:SMA | $1 V | 1 A | Single
    S2{${LETTERS}} | 0.07 | -E3/52T:SMB | $1 V | 1.5 A | Single
    S3{${LETTERS}} | 0.1 | -E3/57T:SMC | $1 V | 3 A | Single
    ES1{A=50,B=100,C=150,D=200} | 0.08 | -E3/61T:SMA | $1 V | 1 A | Single
    US1{${LETTERS}} | 0.07 | -E3/61T:SMA | $1 V | 1 A | Single
    RS1{A=50,B=100,D=200,G=400,J=600,K=800} | 0.06 | -E3/61T:SMA | $1 V | 1 A | Single
    UF400{1=50,2=100,3=200,4=400,5=600,6=800,7=1000} | 0.07 | -E3/54:DO-41 | $1 V | 1 A | Single
    BYV26{A=200,B=400,C=600,D=800,E=1000} | 0.17 | -TAP:DO-41 | $1 V | 1 A | Single
    = Diodes Incorporated
    1N400{1=50,2=100,3=200,4=400,5=600,6=800,7=1000} | 0.02 | -T:DO-41 | $1 V | 1 A | Single
    S1{${LETTERS}} | 0.03 | -13-F:SMA | $1 V | 1 A | Single
    S2{${LETTERS}} | 0.05 | A-13-F:SMA | $1 V | 1.5 A | Single
    ES1{A=50,B=100,C=150,D=200,G=400} | 0.06 | -13-F:SMA | $1 V | 1 A | Single
    RS1{A=50,B=100,D=200,G=400,J=600,K=800,M=1000} | 0.04 | -13-F:SMA | $1 V | 1 A | Single
    US1{A=50,B=100,D=200,G=400,J=600,K=800,M=1000} | 0.05 | -13-F:SMA | $1 V | 1 A | Single
    = MCC
    1N400{1=50,2=100,3=200,4=400,5=600,6=800,7=1000} | 0.02 | -TP:DO-41 | $1 V | 1 A | Single
    1N540{0=50,1=100,2=200,4=400,6=600,7=800,8=1000} | 0.06 | -TP:DO-201AD | $1 V | 3 A | Single
    ES2{A=50,B=100,C=150,D=200,G=400,J=600} | 0.06 | -LTP:SMB | $1 V | 2 A | Single
    = Yangjie
    1N400{1=50,2=100,3=200,4=400,5=600,6=800,7=1000} | 0.01 | _:DO-41 | $1 V | 1 A | Single
    M{1=50,2=100,3=200,4=400,5=600,6=800,7=1000} | 0.008 | _:SMA | $1 V | 1 A | Single
    S1{${LETTERS}} | 0.01 | _:SMA | $1 V | 1 A | Single
    = STMicroelectronics
    STTH1{02=200,R02=200,R04=400,R06=600,L06=600} | 0.2 | A:SMA U:SMB RL:DO-41 | $1 V | 1 A | Single
    STTH8{R02=200,R04=400,R06=600,L06=600} | 0.6 | D:TO-220 | $1 V | 8 A | Single
    = Taiwan Semiconductor
    S1{${LETTERS}} | 0.03 | ~R3G:SMA | $1 V | 1 A | Single
    HER10{1=50,2=100,3=200,4=300,5=400,6=600,7=800,8=1000}G | 0.05 | ~A0G:DO-41 | $1 V | 1 A | Single
  `,
})

const schottky = chipsOf({
  category: 'diodes/schottky-diodes',
  sale: SALES.discrete,
  columns: ['Reverse voltage', 'Forward current', 'Configuration'],
  describe: 'Schottky diode {0} {1} {2}',
  rows: `
    = onsemi
    SS1{2=20,3=30,4=40,5=50,6=60,8=80,10=100} | 0.03 | _:SMA | $1 V | 1 A | Single
    SS2{2=20,3=30,4=40,5=50,6=60,8=80,10=100} | 0.06 | _:SMB | $1 V | 2 A | Single
    SS3{2=20,3=30,4=40,5=50,6=60,8=80,10=100} | 0.09 | _:SMC | $1 V | 3 A | Single
    1N58{17=20,18=30,19=40} | 0.05 | _:DO-41 G:DO-41 RLG:DO-41 | $1 V | 1 A | Single
    1N58{20=20,21=30,22=40} | 0.12 | _:DO-201AD G:DO-201AD RLG:DO-201AD | $1 V | 3 A | Single
    MBRS1{20=20,30=30,40=40,100=100} | 0.1 | T3G:SMB | $1 V | 1 A | Single
    MBRS3{20=20,30=30,40=40,60=60} | 0.17 | T3G:SMC | $1 V | 3 A | Single
    MBR0{520L=20,530=30,540=40} | 0.06 | T1G:SOD-123 | $1 V | 0.5 A | Single
    MBR20{45=45,60=60,100=100}CT | 0.55 | G:TO-220 | $1 V | 20 A | Common cathode
    MBR10{45=45,60=60,100=100} | 0.42 | G:TO-220 | $1 V | 10 A | Single
    BAT54{L=Single,AL=Common anode,CL=Common cathode,SL=Series connection} | 0.02 | T1G:SOT-23 | 30 V | 0.2 A | $1
    = Nexperia
    BAT54{=Single,A=Common anode,C=Common cathode,S=Series connection} | 0.02 | ,215:SOT-23 | 30 V | 0.2 A | $1
    BAT54{W=Single,AW=Common anode,CW=Common cathode,SW=Series connection} | 0.025 | ,115:SOT-323 | 30 V | 0.2 A | $1
    BAT54{H=SOD-123F,J=SOD-323} | 0.025 | ,115:$1 | 30 V | 0.2 A | Single
    BAS40-0{4=Series connection,5=Common cathode,6=Common anode} | 0.022 | ,215:SOT-23 | 40 V | 0.12 A | $1
    PMEG{2010=20,3010=30,4010=40,6010=60} | 0.05 | EJ,115:SOD-323 CEH,115:SOD-123F | $1 V | 1 A | Single
    PMEG{2020=20,3020=30,4020=40,6020=60} | 0.07 | ER,115:SOD-123 EP,115:SOD-128 | $1 V | 2 A | Single
    = Vishay
    SS1{2=20,3=30,4=40,5=50,6=60} | 0.06 | -E3/61T:SMA | $1 V | 1 A | Single
    SS2{2=20,3=30,4=40,5=50,6=60} | 0.08 | -E3/52T:SMB | $1 V | 2 A | Single
    SS3{2=20,3=30,4=40,5=50,6=60} | 0.12 | -E3/57T:SMC | $1 V | 3 A | Single
    BAT54{=Single,A=Common anode,C=Common cathode,S=Series connection} | 0.03 | -E3-08:SOT-23 | 30 V | 0.2 A | $1
    1N58{17=20,18=30,19=40} | 0.06 | -E3/54:DO-41 | $1 V | 1 A | Single
    SB{120=20,130=30,140=40,150=50,160=60} | 0.06 | -E3/54:DO-41 | $1 V | 1 A | Single
    = Diodes Incorporated
    B1{20=20,30=30,40=40,50=50,60=60,100=100} | 0.04 | -13-F:SMA | $1 V | 1 A | Single
    B2{20A=20,30A=30,40A=40,60A=60,100A=100} | 0.06 | -13-F:SMA | $1 V | 2 A | Single
    B3{20A=20,30A=30,40A=40,60A=60,100=100} | 0.09 | -13-F:SMA | $1 V | 3 A | Single
    B5{20C=20,30C=30,40C=40,60C=60} | 0.12 | -13-F:SMC | $1 V | 5 A | Single
    BAT54{=Single,A=Common anode,C=Common cathode,S=Series connection} | 0.02 | -7-F:SOT-23 | 30 V | 0.2 A | $1
    BAT54{W=Single,AW=Common anode,CW=Common cathode,SW=Series connection} | 0.02 | -7-F:SOT-323 | 30 V | 0.2 A | $1
    1N58{17=20,18=30,19=40} | 0.04 | -T:DO-41 | $1 V | 1 A | Single
    = Yangjie
    SS1{2=20,4=40,6=60,10=100} | 0.012 | _:SMA | $1 V | 1 A | Single
    SS3{4=40,6=60,10=100} | 0.03 | _:SMC | $1 V | 3 A | Single
    SS5{4=40,6=60,10=100} | 0.05 | _:SMC | $1 V | 5 A | Single
    = STMicroelectronics
    STPS1{L30=30,L40=40,L60=60,H100=100} | 0.14 | A:SMA U:SMB | $1 V | 1 A | Single
    STPS2{L30=30,L40=40,L60=60,H100=100} | 0.18 | A:SMA U:SMB | $1 V | 2 A | Single
    STPS3{L40=40,L60=60,H100=100} | 0.23 | S:SMC U:SMB | $1 V | 3 A | Single
    STPS20{45=45,H100=100,L60=60} | 0.8 | CT:TO-220 CG:D2PAK | $1 V | 20 A | Common cathode
    = ROHM
    RB{160M-30=30,160M-40=40,160M-60=60,160M-90=90} | 0.06 | TR:SOD-123 | $1 V | 1 A | Single
    RB520{S-30=30,S-40=40,G-30=30} | 0.03 | TE61:SOD-523 | $1 V | 0.2 A | Single
  `,
})

const signalDiodes = chipsOf({
  category: 'diodes/small-signal-diodes',
  sale: SALES.discrete,
  columns: ['Reverse voltage', 'Forward current', 'Configuration'],
  describe: 'Small signal switching diode {0} {1} {2}',
  rows: `
    = onsemi
    1N4148 | 0.012 | _:DO-35 TR:DO-35 WT:SOD-523 WS:SOD-323 | 100 V | 0.2 A | Single
    1N914 | 0.014 | _:DO-35 BTR:DO-35 | 100 V | 0.2 A | Single
    MMSD4148 | 0.02 | T1G:SOD-123 | 100 V | 0.2 A | Single
    MMBD{914=Single,7000=Series connection,6100=Common cathode} | 0.02 | LT1G:SOT-23 | 100 V | 0.2 A | $1
    BAV99 | 0.02 | LT1G:SOT-23 WT1G:SOT-323 | 100 V | 0.215 A | Series connection
    BAW56 | 0.02 | LT1G:SOT-23 WT1G:SOT-323 | 70 V | 0.2 A | Common anode
    BAV70 | 0.02 | LT1G:SOT-23 WT1G:SOT-323 | 100 V | 0.2 A | Common cathode
    BAS16 | 0.02 | LT1G:SOT-23 HT1G:SOD-323 | 100 V | 0.2 A | Single
    = Vishay
    1N4148 | 0.014 | _:DO-35 -TR:DO-35 -TAP:DO-35 W-E3-08:SOD-123 WS-E3-08:SOD-323 | 100 V | 0.15 A | Single
    LL4148 | 0.015 | -GS08:SOD-80 -GS18:SOD-80 | 100 V | 0.15 A | Single
    BAS21 | 0.02 | -E3-08:SOT-23 | 250 V | 0.2 A | Single
    BAV99 | 0.02 | -E3-08:SOT-23 | 70 V | 0.15 A | Series connection
    = Nexperia
    1N4148 | 0.013 | ,113:DO-35 ,133:DO-35 WS,115:SOD-323 | 100 V | 0.2 A | Single
    PMLL4148L | 0.014 | ,115:SOD-80 | 100 V | 0.2 A | Single
    BAS16 | 0.015 | ,215:SOT-23 W,115:SOT-323 J,115:SOD-323 H,115:SOD-123F | 100 V | 0.215 A | Single
    BAS21 | 0.018 | ,215:SOT-23 H,115:SOD-123F J,115:SOD-323 | 250 V | 0.2 A | Single
    BAV99 | 0.015 | ,215:SOT-23 W,115:SOT-323 | 100 V | 0.215 A | Series connection
    BAV70 | 0.015 | ,215:SOT-23 W,115:SOT-323 | 100 V | 0.215 A | Common cathode
    BAW56 | 0.015 | ,215:SOT-23 W,115:SOT-323 | 90 V | 0.215 A | Common anode
    BAV199 | 0.03 | ,215:SOT-23 W,115:SOT-323 | 85 V | 0.16 A | Series connection
    BAS316 | 0.014 | ,115:SOD-323 | 100 V | 0.25 A | Single
    BAS516 | 0.014 | ,115:SOD-523 | 100 V | 0.25 A | Single
    = Diodes Incorporated
    1N4148 | 0.014 | W-7-F:SOD-123 WS-7-F:SOD-323 WT-7:SOD-523 | 100 V | 0.15 A | Single
    BAS16 | 0.015 | -7-F:SOT-23 W-7-F:SOT-323 | 75 V | 0.2 A | Single
    BAV99 | 0.015 | -7-F:SOT-23 W-7-F:SOT-323 DW-7-F:SOT-363 | 75 V | 0.3 A | Series connection
    BAV70 | 0.015 | -7-F:SOT-23 W-7-F:SOT-323 | 75 V | 0.3 A | Common cathode
    BAW56 | 0.015 | -7-F:SOT-23 W-7-F:SOT-323 | 75 V | 0.3 A | Common anode
    MMBD4148 | 0.016 | -7-F:SOT-23 W-7-F:SOT-323 | 75 V | 0.2 A | Single
    = JSCJ
    1N4148 | 0.006 | W:SOD-123 WS:SOD-323 WT:SOD-523 | 100 V | 0.15 A | Single
    BAV99 | 0.007 | _:SOT-23 W:SOT-323 | 70 V | 0.2 A | Series connection
    BAV70 | 0.007 | _:SOT-23 W:SOT-323 | 70 V | 0.2 A | Common cathode
    BAW56 | 0.007 | _:SOT-23 W:SOT-323 | 70 V | 0.2 A | Common anode
    LL4148 | 0.006 | _:SOD-80 | 100 V | 0.15 A | Single
    = ROHM
    1SS355 | 0.02 | TE-17:SOD-323 VMTE-17:SOD-323 | 90 V | 0.1 A | Single
    DAN202K | 0.03 | T146:SOT-23 | 80 V | 0.1 A | Common cathode
    DAP202K | 0.03 | T146:SOT-23 | 80 V | 0.1 A | Common anode
  `,
})

const bridges = chipsOf({
  category: 'diodes/bridge-rectifiers',
  sale: SALES.power,
  columns: ['Reverse voltage', 'Forward current', 'Configuration'],
  describe: 'Bridge rectifier {0} {1} single phase',
  rows: `
    = Diodes Incorporated
    DF{005=50,01=100,02=200,04=400,06=600,08=800,10=1000} | 0.22 | S-T:DBS M:DIP-4 | $1 V | 1 A | Full bridge
    HD{01=100,02=200,04=400,06=600} | 0.16 | -T:DBS | $1 V | 0.8 A | Full bridge
    GBU4{A=50,B=100,D=200,G=400,J=600,K=800,M=1000} | 0.44 | _:GBU | $1 V | 4 A | Full bridge
    GBU8{A=50,B=100,D=200,G=400,J=600,K=800,M=1000} | 0.55 | _:GBU | $1 V | 8 A | Full bridge
    GBJ{1504=400,1506=600,1508=800,1510=1000} | 0.95 | -F:GBU | $1 V | 15 A | Full bridge
    GBJ{2504=400,2506=600,2508=800,2510=1000} | 1.1 | -F:GBU | $1 V | 25 A | Full bridge
    = Vishay
    GBU4{A=50,B=100,D=200,G=400,J=600,K=800,M=1000} | 0.6 | -E3/45:GBU -E3/51:GBU | $1 V | 4 A | Full bridge
    GBU6{A=50,B=100,D=200,G=400,J=600,K=800,M=1000} | 0.7 | -E3/45:GBU | $1 V | 6 A | Full bridge
    KBP{005M=50,01M=100,02M=200,04M=400,06M=600,08M=800,10M=1000} | 0.4 | -E4/51:KBP | $1 V | 1.5 A | Full bridge
    MB{2=200,4=400,6=600}S | 0.16 | -E3/80:DBS | $1 V | 0.5 A | Full bridge
    = onsemi
    MB{1=100,2=200,4=400,6=600,8=800}S | 0.12 | _:DBS | $1 V | 0.5 A | Full bridge
    DF{005=50,01=100,02=200,04=400,06=600,08=800,10=1000} | 0.24 | S:DBS M:DIP-4 | $1 V | 1.5 A | Full bridge
    GBPC{1504=400,1506=600,1510=1000} | 3.1 | _:KBPC W:KBPC | $1 V | 15 A | Full bridge
    GBPC{3502=200,3504=400,3506=600,3510=1000} | 3.6 | _:KBPC W:KBPC | $1 V | 35 A | Full bridge
    = Yangjie
    MB{2=200,4=400,6=600,8=800,10=1000}{S,F} | 0.03 | _:DBS | $1 V | 0.5 A | Full bridge
    DB10{1=50,2=100,3=200,4=400,5=600,6=800,7=1000} | 0.05 | _:DIP-4 S:DBS | $1 V | 1 A | Full bridge
    KBP2{005=50,01=100,02=200,04=400,06=600,08=800,10=1000} | 0.12 | _:KBP | $1 V | 2 A | Full bridge
    KBL4{005=50,01=100,02=200,04=400,06=600,08=800,10=1000} | 0.3 | _:GBU | $1 V | 4 A | Full bridge
    KBPC{1510=1000,2510=1000,3510=1000,5010=1000} | 1.9 | _:KBPC W:KBPC | $1 V | - | Full bridge
    ABS{2=200,4=400,6=600,8=800,10=1000} | 0.04 | _:DBS | $1 V | 0.8 A | Full bridge
  `,
})
