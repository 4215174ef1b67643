import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

export function powerFamilies(): PartFamily[] {
  return [
    listedFamily(4, linear),
    listedFamily(6, ldos),
    listedFamily(5, bucks),
    listedFamily(2, boosts),
    listedFamily(4, modules),
    listedFamily(6, supervisors),
    listedFamily(2, chargers),
    listedFamily(2, gateDrivers),
    listedFamily(2, ledDrivers),
  ]
}

const V78 = '05=5,06=6,08=8,09=9,10=10,12=12,15=15,18=18,24=24'
const V79 = '05=−5,06=−6,08=−8,09=−9,12=−12,15=−15,18=−18,24=−24'
const V78L = '05=5,06=6,08=8,09=9,10=10,12=12,15=15,18=18,24=24'

const linear = chipsOf({
  category: 'power/linear-regulators',
  sale: SALES.power,
  columns: ['Output voltage', 'Output current', 'Input voltage', 'Polarity'],
  describe: 'Linear voltage regulator {0} {1} [input max {2}]',
  rows: `
    = STMicroelectronics
    L78{${V78}} | 0.32 | CV:TO-220 CV-DG:TO-220 CP:TO-220F CD2T-TR:D2PAK ABV:TO-220 | $1 V | 1.5 A | 35 V | -
    L79{${V79}} | 0.38 | CV:TO-220 CV-DG:TO-220 CP:TO-220F CD2T-TR:D2PAK | $1 V | 1.5 A | −35 V | -
    L78L{${V78L}} | 0.12 | ACZ:TO-92 ABZ-AP:TO-92 ACUTR:SOT-89 ACD13TR:SOIC-8 | $1 V | 0.1 A | 30 V | -
    L78M{${V78}} | 0.24 | CDT-TR:DPAK CV-DG:TO-220 ABDT-TR:DPAK | $1 V | 0.5 A | 35 V | -
    LM317 | 0.38 | T:TO-220 BT:TO-220 T-DG:TO-220 D2T-TR:D2PAK MDT-TR:DPAK LD13TR:SOIC-8 LZ:TO-92 | Adjustable | 1.5 A | 40 V | -
    LM337 | 0.5 | SP:TO-220 D2T-TR:D2PAK | Adjustable | 1.5 A | −40 V | -
    L200C | 1.4 | V:TO-220-5 | Adjustable | 2 A | 40 V | -
    = onsemi
    MC78{${V78}} | 0.34 | CTG:TO-220 BTG:TO-220 BDTRKG:DPAK CDTRKG:DPAK CD2TR4G:D2PAK | $1 V | 1 A | 35 V | -
    MC79{${V79}} | 0.36 | CTG:TO-220 CD2TR4G:D2PAK | $1 V | 1 A | −35 V | -
    MC78L{${V78L}} | 0.12 | ACPG:TO-92 ABDR2G:SOIC-8 ACDR2G:SOIC-8 | $1 V | 0.1 A | 30 V | -
    LM317 | 0.4 | TG:TO-220 BTG:TO-220 D2TR4G:D2PAK MBDTRKG:DPAK LDR2G:SOIC-8 | Adjustable | 1.5 A | 40 V | -
    LM337 | 0.5 | TG:TO-220 BTG:TO-220 BD2TR4G:D2PAK | Adjustable | 1.5 A | −40 V | -
    LM350TG | 1.3 | _:TO-220 | Adjustable | 3 A | 35 V | -
    = Texas Instruments
    LM78{05=5,12=12,15=15} | 0.9 | CT/NOPB:TO-220 MPX/NOPB:SOT-223 | $1 V | 1 A | 35 V | -
    UA78{05=5,08=8,10=10,12=12,15=15,24=24} | 0.34 | CKCS:TO-220 CKCT:TO-220 CKTTR:D2PAK | $1 V | 1.5 A | 25 V | -
    UA78M{05=5,08=8,12=12,33=3.3} | 0.25 | CKVURG3:DPAK CDCYR:SOT-223 CKCS:TO-220 | $1 V | 0.5 A | 25 V | -
    UA78L{05=5,08=8,09=9,12=12,15=15} | 0.14 | ACLP:TO-92 ACDR:SOIC-8 ACPK:SOT-89 | $1 V | 0.1 A | 20 V | -
    LM317 | 0.42 | KCS:TO-220 KCT:TO-220 DCYR:SOT-223 KTTR:D2PAK T/NOPB:TO-220 EMPX/NOPB:SOT-223 | Adjustable | 1.5 A | 40 V | -
    LM338T | 2.4 | /NOPB:TO-220 | Adjustable | 5 A | 40 V | -
    LM337 | 0.55 | KCS:TO-220 KCT:TO-220 IMPX/NOPB:SOT-223 KTTR:D2PAK | Adjustable | 1.5 A | −40 V | -
    LM723CN | 1.2 | /NOPB:DIP-14 | Adjustable | 0.15 A | 40 V | -
    TL783 | 1.9 | CKCSE3:TO-220 CKTTR:D2PAK | Adjustable | 0.7 A | 125 V | -
    = Diodes Incorporated
    AS78L{05=5,08=8,12=12} | 0.08 | RTR-E1:SOT-89 ZTR-E1:TO-92 | $1 V | 0.1 A | 30 V | -
    = JSCJ
    CJ78{05=5,08=8,09=9,12=12,15=15} | 0.09 | _:TO-252 T:TO-220 | $1 V | 1 A | 35 V | -
    CJ78L{05=5,06=6,08=8,09=9,12=12} | 0.035 | _:SOT-89 | $1 V | 0.1 A | 30 V | -
    CJ79L{05=−5,12=−12,15=−15} | 0.05 | _:SOT-89 | $1 V | 0.1 A | −30 V | -
  `,
})

const A1117 = '1.2=1.2 V,1.5=1.5 V,1.8=1.8 V,2.5=2.5 V,2.85=2.85 V,3.3=3.3 V,5.0=5 V,ADJ=Adjustable'
const AP = '1.2=1.2 V,1.8=1.8 V,2.5=2.5 V,2.6=2.6 V,2.8=2.8 V,3.0=3 V,3.3=3.3 V'

const ldos = chipsOf({
  category: 'power/ldo-regulators',
  sale: SALES.ic,
  columns: ['Output voltage', 'Output current', 'Input voltage'],
  describe: 'LDO low dropout voltage regulator {0} {1} [input max {2}]',
  rows: `
    = Advanced Monolithic Systems
    AMS1117-{${A1117}} | 0.05 | _:SOT-223 | $1 | 1 A | 15 V
    AMS1117CD-{${A1117}} | 0.09 | _:TO-252 | $1 | 1 A | 15 V
    AMS1085CT-{1.5=1.5 V,2.5=2.5 V,3.3=3.3 V,5.0=5 V,ADJ=Adjustable} | 0.42 | _:TO-220 | $1 | 3 A | 15 V
    = UMW
    AMS1117-{1.2=1.2 V,1.5=1.5 V,1.8=1.8 V,2.5=2.5 V,3.3=3.3 V,5.0=5 V,ADJ=Adjustable} | 0.03 | _:SOT-223 | $1 | 1 A | 18 V
    = Texas Instruments
    LM1117MPX-{1.8=1.8 V,2.5=2.5 V,3.3=3.3 V,5.0=5 V,ADJ=Adjustable} | 0.5 | /NOPB:SOT-223 | $1 | 0.8 A | 20 V
    LM1117IMPX-{3.3=3.3 V,5.0=5 V,ADJ=Adjustable} | 0.6 | /NOPB:SOT-223 | $1 | 0.8 A | 20 V
    LM1117T-{1.8=1.8 V,2.5=2.5 V,3.3=3.3 V,5.0=5 V,ADJ=Adjustable} | 0.7 | /NOPB:TO-220 | $1 | 0.8 A | 20 V
    TLV1117-{15=1.5 V,18=1.8 V,25=2.5 V,33=3.3 V,50=5 V} | 0.2 | CDCYR:SOT-223 IDCYR:SOT-223 CKVURG3:DPAK | $1 | 0.8 A | 15 V
    LP2985-{10=10 V,18=1.8 V,25=2.5 V,28=2.8 V,30=3 V,33=3.3 V,50=5 V} | 0.28 | DBVR:SOT-23-5 DBVT:SOT-23-5 | $1 | 0.15 A | 16 V
    LP2950-{30=3 V,33=3.3 V,50=5 V} | 0.3 | LPR:TO-92 LPRE3:TO-92 | $1 | 0.1 A | 30 V
    LP5907MFX-{1.2=1.2 V,1.8=1.8 V,2.5=2.5 V,2.8=2.8 V,3.0=3 V,3.3=3.3 V,4.5=4.5 V} | 0.28 | /NOPB:SOT-23-5 | $1 | 0.25 A | 5.5 V
    TPS731{01=Adjustable,125=1.25 V,15=1.5 V,18=1.8 V,25=2.5 V,30=3 V,32=3.2 V,33=3.3 V,50=5 V} | 0.7 | DBVR:SOT-23-5 DBVT:SOT-23-5 | $1 | 0.15 A | 5.5 V
    TPS736{01=Adjustable,125=1.25 V,15=1.5 V,16=1.6 V,18=1.8 V,25=2.5 V,30=3 V,32=3.2 V,33=3.3 V} | 0.95 | DBVR:SOT-23-5 DBVT:SOT-23-5 DCQR:SOT-223-6 DRBR:WSON-8 | $1 | 0.4 A | 5.5 V
    TPS737{01=Adjustable,18=1.8 V,25=2.5 V,30=3 V,33=3.3 V} | 1.1 | DCQR:SOT-223-6 DRBR:WSON-8 | $1 | 1 A | 5.5 V
    TPS767D3{01=Adjustable,18=1.8 V,25=2.5 V} | 3.1 | PWP:HTSSOP-28 PWPR:HTSSOP-28 | $1 | 1 A | 10 V
    TLV702{10=1 V,12=1.2 V,15=1.5 V,18=1.8 V,25=2.5 V,28=2.8 V,29=2.9 V,30=3 V,31=3.1 V,33=3.3 V} | 0.12 | DBVR:SOT-23-5 DBVT:SOT-23-5 DSER:WSON-6 | $1 | 0.3 A | 5.5 V
    TLV755{10P=1 V,12P=1.2 V,15P=1.5 V,18P=1.8 V,25P=2.5 V,28P=2.8 V,33P=3.3 V} | 0.16 | DBVR:SOT-23-5 DRVR:WSON-6 | $1 | 0.5 A | 5.5 V
    TLV700{12=1.2 V,15=1.5 V,18=1.8 V,25=2.5 V,28=2.8 V,30=3 V,33=3.3 V} | 0.12 | DDCR:SOT-23-5 DCKR:SC-70-5 | $1 | 0.2 A | 5.5 V
    TPS7A47{00=Adjustable,01=Adjustable} | 3.9 | RGWR:QFN-20 RGWT:QFN-20 | $1 | 1 A | 36 V
    TPS7A49{01=Adjustable} | 2.1 | DGNR:MSOP-8 DGNT:MSOP-8 DRBR:WSON-8 | $1 | 0.15 A | 36 V
    TPS709{12=1.2 V,15=1.5 V,18=1.8 V,25=2.5 V,28=2.8 V,30=3 V,33=3.3 V,50=5 V} | 0.35 | DBVR:SOT-23-5 DBVT:SOT-23-5 DRVR:WSON-6 | $1 | 0.15 A | 30 V
    REG1117-{2.5=2.5 V,2.85=2.85 V,3.3=3.3 V,5=5 V} | 1.4 | _:SOT-223 /2K5:SOT-223 | $1 | 0.8 A | 15 V
    = Diodes Incorporated
    AP2112K-{${AP}} | 0.12 | TRG1:SOT-23-5 | $1 | 0.6 A | 6 V
    AP2112M-{${AP}} | 0.14 | TRG1:SOIC-8 | $1 | 0.6 A | 6 V
    AP2127K-{1.2=1.2 V,1.5=1.5 V,1.8=1.8 V,2.5=2.5 V,2.8=2.8 V,3.0=3 V,3.3=3.3 V,ADJ=Adjustable} | 0.12 | TRG1:SOT-23-5 | $1 | 0.3 A | 6 V
    AP2204K-{1.5=1.5 V,1.8=1.8 V,2.5=2.5 V,2.8=2.8 V,3.0=3 V,3.3=3.3 V,5.0=5 V,ADJ=Adjustable} | 0.14 | TRG1:SOT-23-5 | $1 | 0.15 A | 24 V
    AP7361C-{10=1 V,12=1.2 V,15=1.5 V,18=1.8 V,25=2.5 V,28=2.8 V,33=3.3 V} | 0.16 | E-13:SOT-223 FGE-7:DFN-8 SP-13:SOIC-8 | $1 | 1 A | 6 V
    AP7333-{15=1.5 V,18=1.8 V,20=2 V,25=2.5 V,28=2.8 V,30=3 V,33=3.3 V} | 0.1 | SAG-7:SOT-23 SRG-7:SOT-23 | $1 | 0.3 A | 6 V
    AZ1117CH-{1.2=1.2 V,1.5=1.5 V,1.8=1.8 V,2.5=2.5 V,3.3=3.3 V,5.0=5 V,ADJ=Adjustable} | 0.1 | TRG1:SOT-223 TRE1:SOT-223 | $1 | 1 A | 15 V
    = Microchip Technology
    MCP1700T-{1202E=1.2 V,1502E=1.5 V,1802E=1.8 V,2502E=2.5 V,2802E=2.8 V,3002E=3 V,3302E=3.3 V,5002E=5 V} | 0.26 | /TT:SOT-23 /MB:SOT-89 | $1 | 0.25 A | 6 V
    MCP1700-{1202E=1.2 V,1802E=1.8 V,2502E=2.5 V,3002E=3 V,3302E=3.3 V,5002E=5 V} | 0.3 | /TO:TO-92 | $1 | 0.25 A | 6 V
    MCP1702T-{1202E=1.2 V,1802E=1.8 V,2502E=2.5 V,2802E=2.8 V,3002E=3 V,3302E=3.3 V,4002E=4 V,5002E=5 V} | 0.35 | /CB:SOT-23 /MB:SOT-89 | $1 | 0.25 A | 13.2 V
    MCP1703T-{1202E=1.2 V,1802E=1.8 V,2502E=2.5 V,3002E=3 V,3302E=3.3 V,4002E=4 V,5002E=5 V} | 0.42 | /CB:SOT-23 /MB:SOT-89 /DB:SOT-223 | $1 | 0.25 A | 16 V
    MIC5205-{2.5=2.5 V,2.8=2.8 V,3.0=3 V,3.3=3.3 V,3.6=3.6 V,4.0=4 V,5.0=5 V} | 0.35 | YM5-TR:SOT-23-5 | $1 | 0.15 A | 16 V
    MIC5219-{2.5=2.5 V,2.8=2.8 V,3.0=3 V,3.3=3.3 V,3.6=3.6 V,5.0=5 V} | 0.55 | YM5-TR:SOT-23-5 YMM:MSOP-8 | $1 | 0.5 A | 12 V
    MIC29302{WT=TO-220-5,WU=TO-263-5} | 2.4 | _:$1 -TR:$1 | Adjustable | 3 A | 26 V
    = onsemi
    NCP1117ST{12=1.2 V,15=1.5 V,18=1.8 V,20=2 V,25=2.5 V,285=2.85 V,33=3.3 V,50=5 V,AD=Adjustable} | 0.22 | T3G:SOT-223 | $1 | 1 A | 20 V
    NCP1117DT{12=1.2 V,15=1.5 V,18=1.8 V,25=2.5 V,33=3.3 V,50=5 V,AD=Adjustable} | 0.26 | RKG:DPAK G:DPAK | $1 | 1 A | 20 V
    NCP551SN{15=1.5 V,18=1.8 V,25=2.5 V,27=2.7 V,28=2.8 V,30=3 V,33=3.3 V,50=5 V} | 0.2 | T1G:SOT-23-5 | $1 | 0.15 A | 12 V
    = STMicroelectronics
    LD1117S{12=1.2 V,18=1.8 V,25=2.5 V,30=3 V,33=3.3 V,50=5 V} | 0.24 | TR:SOT-223 CTR:SOT-223 | $1 | 0.8 A | 15 V
    LD1117V{18=1.8 V,25=2.5 V,33=3.3 V,50=5 V} | 0.36 | _:TO-220 C:TO-220 | $1 | 0.8 A | 15 V
    LD1117DT{12=1.2 V,18=1.8 V,25=2.5 V,33=3.3 V,50=5 V} | 0.3 | TR:DPAK CTR:DPAK | $1 | 0.8 A | 15 V
    LD3985M{18=1.8 V,25=2.5 V,27=2.7 V,28=2.8 V,30=3 V,33=3.3 V} | 0.24 | R:SOT-23-5 | $1 | 0.15 A | 6 V
    LDL1117S{10=1 V,12=1.2 V,18=1.8 V,25=2.5 V,30=3 V,33=3.3 V,50=5 V} | 0.22 | R:SOT-223 | $1 | 1.2 A | 18 V
    LF{18=1.8 V,25=2.5 V,33=3.3 V,50=5 V,80=8 V,85=8.5 V} | 0.5 | CDT-TR:DPAK CV:TO-220 ABDT-TR:DPAK | $1 | 0.5 A | 16 V
    = Torex
    XC6206P{122=1.2 V,152=1.5 V,182=1.8 V,252=2.5 V,282=2.8 V,302=3 V,332=3.3 V,362=3.6 V,502=5 V} | 0.07 | MR-G:SOT-23 PR-G:SOT-89 | $1 | 0.2 A | 6 V
    XC6220B{121=1.2 V,181=1.8 V,251=2.5 V,281=2.8 V,301=3 V,331=3.3 V} | 0.35 | MR-G:SOT-23-5 PR-G:SOT-89-5 | $1 | 1 A | 6 V
    = Holtek
    HT71{21=2.1 V,23=2.3 V,25=2.5 V,27=2.7 V,30=3 V,33=3.3 V,36=3.6 V,44=4.4 V,50=5 V} | 0.07 | -1:SOT-89 | $1 | 0.03 A | 24 V
    HT73{18=1.8 V,25=2.5 V,27=2.7 V,30=3 V,33=3.3 V,35=3.5 V,44=4.4 V,50=5 V} | 0.08 | -1:SOT-89 | $1 | 0.25 A | 12 V
    HT75{21=2.1 V,23=2.3 V,25=2.5 V,27=2.7 V,30=3 V,33=3.3 V,36=3.6 V,44=4.4 V,50=5 V} | 0.07 | -1:SOT-89 | $1 | 0.1 A | 24 V
    = Richtek
    RT9013-{10=1 V,12=1.2 V,15=1.5 V,18=1.8 V,25=2.5 V,28=2.8 V,30=3 V,33=3.3 V} | 0.1 | GB:SOT-23-5 | $1 | 0.5 A | 5.5 V
    RT9193-{12=1.2 V,15=1.5 V,18=1.8 V,25=2.5 V,28=2.8 V,30=3 V,33=3.3 V} | 0.11 | GB:SOT-23-5 PB:SOT-23-5 | $1 | 0.3 A | 5.5 V
    RT9080-{12=1.2 V,18=1.8 V,25=2.5 V,28=2.8 V,30=3 V,33=3.3 V} | 0.16 | GJ5:SOT-23-5 | $1 | 0.6 A | 5.5 V
    = Analog Devices
    LT1763CS8-{1.5=1.5 V,1.8=1.8 V,2.5=2.5 V,3=3 V,3.3=3.3 V,5=5 V} | 3.4 | #PBF:SOIC-8 #TRPBF:SOIC-8 | $1 | 0.5 A | 20 V
    LT1086CT-{2.85=2.85 V,3.3=3.3 V,3.6=3.6 V,5=5 V,12=12 V} | 3.8 | #PBF:TO-220 | $1 | 1.5 A | 18 V
    LT3045{EDD=DFN-10,EMSE=MSOP-12,IDD=DFN-10} | 4.9 | #PBF:$1 #TRPBF:$1 | Adjustable | 0.5 A | 20 V
    ADP3338AKCZ-{1.5=1.5 V,1.8=1.8 V,2.5=2.5 V,3=3 V,3.3=3.3 V,5=5 V} | 2.2 | R7:SOT-223 RL:SOT-223 RL7:SOT-223 | $1 | 1 A | 8 V
    ADP150AUJZ-{1.8=1.8 V,2.5=2.5 V,2.8=2.8 V,3.0=3 V,3.3=3.3 V} | 0.7 | R7:SOT-23-5 | $1 | 0.15 A | 5.5 V
  `,
})

const bucks = chipsOf({
  category: 'power/buck-converters',
  sale: SALES.ic,
  columns: ['Output voltage', 'Output current', 'Input voltage', 'Switching frequency'],
  describe: 'Buck step-down DC-DC converter {0} {1} input {2} {3}',
  rows: `
    = Texas Instruments
    LM2596S-{3.3=3.3 V,5.0=5 V,12=12 V,ADJ=Adjustable} | 2.3 | /NOPB:TO-263-5 | $1 | 3 A | 4.5 … 40 V | 150 kHz
    LM2596SX-{3.3=3.3 V,5.0=5 V,12=12 V,ADJ=Adjustable} | 2.2 | /NOPB:TO-263-5 | $1 | 3 A | 4.5 … 40 V | 150 kHz
    LM2596T-{3.3=3.3 V,5.0=5 V,12=12 V,ADJ=Adjustable} | 2.3 | /NOPB:TO-220-5 /LF03:TO-220-5 | $1 | 3 A | 4.5 … 40 V | 150 kHz
    LM2576S-{3.3=3.3 V,5.0=5 V,12=12 V,ADJ=Adjustable} | 1.9 | /NOPB:TO-263-5 | $1 | 3 A | 4 … 40 V | 52 kHz
    LM2576T-{3.3=3.3 V,5.0=5 V,12=12 V,15=15 V,ADJ=Adjustable} | 1.9 | /NOPB:TO-220-5 /LF03:TO-220-5 | $1 | 3 A | 4 … 40 V | 52 kHz
    LM2575S-{3.3=3.3 V,5.0=5 V,12=12 V,ADJ=Adjustable} | 1.6 | /NOPB:TO-263-5 | $1 | 1 A | 4 … 40 V | 52 kHz
    LM2675M-{3.3=3.3 V,5.0=5 V,12=12 V,ADJ=Adjustable} | 2.1 | /NOPB:SOIC-8 | $1 | 1 A | 8 … 40 V | 260 kHz
    TPS5430 | 1.6 | DDA:SOIC-8 DDAR:SOIC-8 | Adjustable | 3 A | 5.5 … 36 V | 500 kHz
    TPS54331 | 0.75 | D:SOIC-8 DR:SOIC-8 DDAR:SOIC-8 | Adjustable | 3 A | 3.5 … 28 V | 570 kHz
    TPS54340 | 1.5 | DDA:SOIC-8 DDAR:SOIC-8 | Adjustable | 3.5 A | 4.5 … 42 V | 2.5 MHz
    TPS54560 | 2.3 | DDA:SOIC-8 DDAR:SOIC-8 BDDAR:SOIC-8 | Adjustable | 5 A | 4.5 … 60 V | 2.5 MHz
    TPS562201 | 0.28 | DDCR:SOT-23-6 DDCT:SOT-23-6 | Adjustable | 2 A | 4.5 … 17 V | 580 kHz
    TPS563201 | 0.32 | DDCR:SOT-23-6 DDCT:SOT-23-6 | Adjustable | 3 A | 4.5 … 17 V | 580 kHz
    TPS563200 | 0.34 | DDCR:SOT-23-6 DDCT:SOT-23-6 | Adjustable | 3 A | 4.5 … 17 V | 650 kHz
    TPS62130 | 1.1 | RGTR:QFN-16 RGTT:QFN-16 | Adjustable | 3 A | 3 … 17 V | 2.5 MHz
    TPS62840 | 1 | DLCR:WSON-8 YBGR:WLCSP-6 | Adjustable | 0.75 A | 1.8 … 6.5 V | 1.8 MHz
    TPS6220{0=Adjustable,1=1.5 V,2=1.8 V,3=3.3 V,5=2.5 V} | 0.9 | DBVR:SOT-23-5 DBVT:SOT-23-5 | $1 | 0.3 A | 2.5 … 6 V | 1 MHz
    LMR14030 | 1.2 | SDDAR:SOIC-8 SDPRR:WSON-10 | Adjustable | 3.5 A | 4 … 40 V | 2.5 MHz
    LMR16030 | 1.4 | SDDAR:SOIC-8 PDDAR:SOIC-8 | Adjustable | 3 A | 4.3 … 60 V | 2.5 MHz
    LMR33630A | 0.8 | DDAR:SOIC-8 RNXR:VQFN-12 | Adjustable | 3 A | 3.8 … 36 V | 400 kHz
    LM5116MH | 3.2 | X/NOPB:HTSSOP-20 /NOPB:HTSSOP-20 | Adjustable | - | 6 … 100 V | 1 MHz
    LM5164 | 1.3 | DDAR:SOIC-8 DDAT:SOIC-8 | Adjustable | 1 A | 6 … 100 V | 1 MHz
    = Monolithic Power Systems
    MP1584EN-LF | 0.6 | _:SOIC-8 -Z:SOIC-8 | Adjustable | 3 A | 4.5 … 28 V | 1.5 MHz
    MP2307DN-LF | 0.5 | _:SOIC-8 -Z:SOIC-8 | Adjustable | 3 A | 4.75 … 23 V | 340 kHz
    MP2315GJ | 0.5 | -P:SOT-23-8 -Z:SOT-23-8 | Adjustable | 3 A | 4.5 … 24 V | 500 kHz
    MP1482DS-LF | 0.32 | _:SOIC-8 -Z:SOIC-8 | Adjustable | 2 A | 4.75 … 18 V | 340 kHz
    MP1470GJ | 0.2 | -P:SOT-23-6 -Z:SOT-23-6 | Adjustable | 2 A | 4.7 … 16 V | 500 kHz
    MP4560DN-LF | 1.7 | _:SOIC-8 -Z:SOIC-8 | Adjustable | 2 A | 3.8 … 55 V | 2 MHz
    MP2451DT-LF | 0.6 | -P:SOT-23-6 -Z:SOT-23-6 | Adjustable | 0.6 A | 3.3 … 36 V | 2 MHz
    MP9943GQ | 1 | -P:QFN-8 -Z:QFN-8 | Adjustable | 3 A | 4 … 36 V | 410 kHz
    = Analog Devices
    LT1074CT | 9.2 | #PBF:TO-220-5 #06PBF:TO-220-5 | Adjustable | 5 A | 8 … 60 V | 100 kHz
    ~ Buck-boost DC-DC controller {0} {1} input {2} {3}
    LTC3780EG | 9.8 | #PBF:SSOP-24 #TRPBF:SSOP-24 | Adjustable | - | 4 … 36 V | 400 kHz
    LTC3780IG | 11 | #PBF:SSOP-24 #TRPBF:SSOP-24 | Adjustable | - | 4 … 36 V | 400 kHz
    ~ Buck step-down DC-DC converter {0} {1} input {2} {3}
    LT8609{AEMSE=MSOP-10,AIMSE=MSOP-10} | 3.9 | #PBF:$1 #TRPBF:$1 | Adjustable | 2 A | 3 … 42 V | 2.2 MHz
    LT8640{EUDC=QFN-20,IUDC=QFN-20} | 6.4 | #PBF:$1 #TRPBF:$1 | Adjustable | 5 A | 3.4 … 42 V | 3 MHz
    LTC3406ES5 | 2.2 | #TRMPBF:SOT-23-5 #TRPBF:SOT-23-5 | Adjustable | 0.6 A | 2.5 … 5.5 V | 1.5 MHz
    LT3845EFE | 6.2 | #PBF:TSSOP-16 #TRPBF:TSSOP-16 | Adjustable | - | 4 … 60 V | 500 kHz
    ADP2302ARDZ | 1.9 | -R7:SOIC-8 -2.5-R7:SOIC-8 -3.3-R7:SOIC-8 -5.0-R7:SOIC-8 | Adjustable | 2 A | 3 … 20 V | 700 kHz
    MAX17502{E=3.3 V,F=5 V}ATB | 2.6 | +:QFN-10 +T:QFN-10 | $1 | 1 A | 4.5 … 60 V | 600 kHz
    = Diodes Incorporated
    AP62200WU | 0.18 | -7:SOT-23-6 | Adjustable | 2 A | 4.2 … 18 V | 750 kHz
    AP63203WU | 0.32 | -7:SOT-23-6 | 3.3 V | 2 A | 3.8 … 32 V | 1.1 MHz
    AP63205WU | 0.32 | -7:SOT-23-6 | 5 V | 2 A | 3.8 … 32 V | 1.1 MHz
    AP1501A-{12=12 V,33=3.3 V,50=5 V}K5 | 0.4 | G-13:TO-263-5 | $1 | 5 A | 4.5 … 40 V | 150 kHz
    AP3211K | 0.24 | TR-G1:SOT-23-6 | Adjustable | 1.5 A | 4.5 … 18 V | 1.4 MHz
    = Silergy
    SY8089AAAC | 0.12 | _:SOT-23-5 | Adjustable | 2 A | 2.7 … 5.5 V | 1 MHz
    SY8208BQNC | 0.7 | _:QFN-19 | Adjustable | 8 A | 4 … 28 V | 800 kHz
    SY8120B1ABC | 0.2 | _:SOT-23-6 | Adjustable | 2 A | 4.5 … 18 V | 500 kHz
    = XLSEMI
    XL4015E1 | 0.5 | _:TO-263-5 | Adjustable | 5 A | 8 … 36 V | 180 kHz
    XL4016E1 | 0.9 | _:TO-220-5 | Adjustable | 8 A | 8 … 40 V | 180 kHz
    XL1509-{3.3E1=3.3 V,5.0E1=5 V,12E1=12 V,ADJE1=Adjustable} | 0.28 | _:SOIC-8 | $1 | 2 A | 4.5 … 40 V | 150 kHz
    XL7015E1 | 0.6 | _:TO-252-5 | Adjustable | 0.8 A | 5 … 80 V | 150 kHz
    = onsemi
    LM2596DSADJR4G | 0.9 | _:TO-263-5 | Adjustable | 3 A | 4.5 … 40 V | 150 kHz
    LM2576D2TR4-{3.3=3.3 V,5=5 V,012=12 V,ADJ=Adjustable} | 1 | G:TO-263-5 | $1 | 3 A | 4.75 … 40 V | 52 kHz
    NCP3170{A,B}DR2G | 0.7 | _:SOIC-8 | Adjustable | 3 A | 4.5 … 18 V | 500 kHz
    = STMicroelectronics
    L5973{D,AD}013TR | 1.5 | _:SOIC-8 | Adjustable | 2 A | 4 … 36 V | 250 kHz
    ST1S10{PHR,PUR} | 1.2 | _:DFN-8 | Adjustable | 3 A | 2.5 … 18 V | 900 kHz
    L7986A{TR,} | 2.2 | _:SOIC-8 | Adjustable | 3 A | 4.5 … 38 V | 250 kHz
  `,
})

const boosts = chipsOf({
  category: 'power/boost-converters',
  sale: SALES.ic,
  columns: ['Output voltage', 'Output current', 'Input voltage', 'Switching frequency'],
  describe: 'Boost step-up DC-DC converter {0} [switch {1}] [input {2}] {3}',
  rows: `
    = Texas Instruments
    TPS61040 | 0.7 | DBVR:SOT-23-5 DBVT:SOT-23-5 DRVR:WSON-6 | Adjustable | 0.4 A | 1.8 … 6 V | 1 MHz
    TPS61070 | 0.9 | DDCR:SOT-23-6 DDCT:SOT-23-6 | Adjustable | 0.6 A | 0.9 … 5.5 V | 1.2 MHz
    TPS61088 | 1.6 | RHLR:QFN-20 RHLT:QFN-20 | Adjustable | 10 A | 2.7 … 12 V | 2.2 MHz
    TPS61090 | 2.4 | RSAR:QFN-16 RSAT:QFN-16 | Adjustable | 2.5 A | 1.8 … 5.5 V | 600 kHz
    TPS61170 | 1.1 | DRVR:WSON-6 DRVT:WSON-6 | Adjustable | 1.2 A | 3 … 18 V | 1.2 MHz
    TPS6122{0=Adjustable,1=3.3 V,2=5 V} | 0.7 | DCKR:SC-70-6 DCKT:SC-70-6 | $1 | 0.2 A | 0.7 … 5.5 V | -
    TPS61023 | 0.5 | DRLR:SOT-563 DRLT:SOT-563 | Adjustable | 3.7 A | 0.5 … 5.5 V | 1 MHz
    LM2577T-{12=12 V,15=15 V,ADJ=Adjustable} | 4.4 | /NOPB:TO-220-5 | $1 | 3 A | 3.5 … 40 V | 52 kHz
    LM2577S-{12=12 V,ADJ=Adjustable} | 4.4 | /NOPB:TO-263-5 | $1 | 3 A | 3.5 … 40 V | 52 kHz
    LM2731{X=1.6 MHz,Y=600 kHz}MF | 1.1 | /NOPB:SOT-23-5 X/NOPB:SOT-23-5 | Adjustable | 1.8 A | 2.7 … 14 V | $1
    MC34063A | 0.35 | D:SOIC-8 DR:SOIC-8 P:DIP-8 | Adjustable | 1.5 A | 3 … 40 V | 100 kHz
    = onsemi
    MC34063A | 0.3 | DG:SOIC-8 DR2G:SOIC-8 P1G:DIP-8 VDR2G:SOIC-8 | Adjustable | 1.5 A | 3 … 40 V | 100 kHz
    NCP1402SN{19=1.9 V,27=2.7 V,30=3 V,33=3.3 V,40=4 V,50=5 V} | 0.5 | T1G:SOT-23-5 | $1 | 0.2 A | 0.8 … 5.5 V | 180 kHz
    = STMicroelectronics
    MC34063A | 0.35 | BD-TR:SOIC-8 CD-TR:SOIC-8 BN:DIP-8 ECN:DIP-8 | Adjustable | 1.5 A | 3 … 40 V | 100 kHz
    = Microchip Technology
    MCP1640 | 0.55 | T-I/CHY:SOT-23-6 BT-I/CHY:SOT-23-6 T-I/MC:DFN-8 | Adjustable | 0.8 A | 0.35 … 5.5 V | 500 kHz
    MCP16251 | 0.5 | T-I/CH:SOT-23-6 T-I/MNY:DFN-8 | Adjustable | 0.65 A | 0.35 … 5.5 V | 500 kHz
    = Analog Devices
    LT1308{ACS8=SOIC-8,BCS8=SOIC-8,ACF=TSSOP-14} | 4.1 | #PBF:$1 #TRPBF:$1 | Adjustable | 2 A | 1 … 10 V | 600 kHz
    LT1930ES5 | 2.6 | #TRMPBF:SOT-23-5 #TRPBF:SOT-23-5 | Adjustable | 1 A | 2.6 … 16 V | 1.2 MHz
    LT3757EMSE | 3.7 | #PBF:MSOP-10 #TRPBF:MSOP-10 | Adjustable | - | 2.9 … 40 V | 1 MHz
    MAX1771 | 3.3 | CPA+:DIP-8 CSA+:SOIC-8 ESA+:SOIC-8 ESA+T:SOIC-8 | 12 V | - | 2 … 16.5 V | 300 kHz
    MAX1674EUA | 2.5 | +:MSOP-8 +T:MSOP-8 | 3.3 V | 1 A | 0.7 … 5.5 V | -
    = XLSEMI
    XL6009E1 | 0.5 | _:TO-263-5 | Adjustable | 4 A | 5 … 32 V | 400 kHz
    XL6008E1 | 0.45 | _:TO-252-5 | Adjustable | 3 A | 5 … 32 V | 400 kHz
    = Aerosemi
    MT3608 | 0.09 | _:SOT-23-6 L:SOT-23-6 | Adjustable | 4 A | 2 … 24 V | 1.2 MHz
    = Diodes Incorporated
    AP3015AK | 0.2 | TR-G1:SOT-23-5 | Adjustable | 0.1 A | 1.2 … 12 V | -
    PAM2423AECADJ | 0.6 | R:SOIC-8 | Adjustable | 5.5 A | 2.7 … 5.5 V | 520 kHz
  `,
})

const IO =
  '0505S=5 V=5 V,0509S=9 V=5 V,0512S=12 V=5 V,0515S=15 V=5 V,1205S=5 V=12 V,1212S=12 V=12 V,2405S=5 V=24 V,2412S=12 V=24 V,0303S=3.3 V=3.3 V'
const WIDE =
  '2403=3.3 V=24 V,2405=5 V=24 V,2412=12 V=24 V,2415=15 V=24 V,4803=3.3 V=48 V,4805=5 V=48 V,4812=12 V=48 V'

const modules = chipsOf({
  category: 'power/dc-dc-modules',
  sale: SALES.module,
  columns: ['Output voltage', 'Output power', 'Configuration', 'Isolation voltage', 'Input voltage'],
  describe: 'DC-DC converter module {0} {1} {2}',
  weightGrams: 2.6,
  rows: `
    = RECOM
    R1S-{0505=5 V=5 V,0512=12 V=5 V,0515=15 V=5 V,1205=5 V=12 V,2405=5 V=24 V} | 3.9 | _:SIP-4 | $1 | 1 W | Isolated | 1 kV | $1*
    R-78E{3.3=3.3 V,5.0=5 V,12=12 V,15=15 V}-0.5 | 2.4 | _:SIP-3 | $1 | - | Non-isolated | - | -
    R-78E{3.3=3.3 V,5.0=5 V,12=12 V}-1.0 | 4.2 | _:SIP-3 | $1 | - | Non-isolated | - | -
    R-78C{1.8=1.8 V,3.3=3.3 V,5.0=5 V,12=12 V}-1.0 | 6.4 | _:SIP-3 | $1 | - | Non-isolated | - | -
    RS3-{${WIDE}}S | 12 | _:SIP-8 /H3:SIP-8 | $1 | 3 W | Isolated | 1 kV | $1*
    = Murata Power Solutions
    NME0505{S=SIP-4,D=DIP-8}C | 5.9 | _:$1 | 5 V | 1 W | Isolated | 1 kV | 5 V
    NME05{03=3.3 V,09=9 V,12=12 V,15=15 V}SC | 5.9 | _:SIP-4 | $1 | 1 W | Isolated | 1 kV | 5 V
    NME12{05=5 V,09=9 V,12=12 V,15=15 V}SC | 6.1 | _:SIP-4 | $1 | 1 W | Isolated | 1 kV | 12 V
    OKI-78SR-{3.3/1.5-W36-C=3.3 V,5/1.5-W36-C=5 V,12/1.0-W36-C=12 V} | 4.3 | _:SIP-3 | $1 | - | Non-isolated | - | -
    MEJ1S{0505=5 V=5 V,0512=12 V=5 V,1205=5 V=12 V,2405=5 V=24 V}SC | 6.8 | _:SIP-7 | $1 | 1 W | Isolated | 5.2 kV | $1*
    = TRACO Power
    TMA~{0505S=5 V=5 V,0512S=12 V=5 V,0515S=15 V=5 V,1205S=5 V=12 V,1212S=12 V=12 V,2405S=5 V=24 V,2412S=12 V=24 V} | 6.3 | _:SIP-4 | $1 | 1 W | Isolated | 1 kV | $1*
    TEN~3-{1210=3.3 V=12 V,1211=5 V=12 V,1212=12 V=12 V,2410=3.3 V=24 V,2411=5 V=24 V,2412=12 V=24 V} | 18 | _:DIP-24 | $1 | 3 W | Isolated | 1.5 kV | $1*
    TSR~1-{2418=1.8 V,2433=3.3 V,2450=5 V,2465=6.5 V,2490=9 V,24120=12 V,24150=15 V} | 6.2 | _:SIP-3 | $1 | - | Non-isolated | - | 24 V
    TMR~{3-2410=3.3 V=24 V,3-2411=5 V=24 V,3-2412=12 V=24 V,3-4811=5 V=48 V} | 15 | _:SIP-8 | $1 | 3 W | Isolated | 1.5 kV | $1*
    TES~{1-0510=3.3 V=5 V,1-0511=5 V=5 V,1-1211=5 V=12 V,1-2411=5 V=24 V} | 9.5 | _:DIP-16 | $1 | 1 W | Isolated | 1 kV | $1*
    = Mornsun
    B{${IO}}-1WR3 | 1.9 | _:SIP-4 | $1 | 1 W | Isolated | 1.5 kV | $1*
    B{${IO}}-2WR3 | 2.6 | _:SIP-4 | $1 | 2 W | Isolated | 1.5 kV | $1*
    F{${IO}}-1WR3 | 2.2 | _:SIP-7 | $1 | 1 W | Isolated | 3 kV | $1*
    URB{${WIDE}}S-6WR3 | 7.9 | _:DIP-24 | $1 | 6 W | Isolated | 1.5 kV | $1*
    VRB{${WIDE}}S-10WR3 | 9.6 | _:DIP-24 | $1 | 10 W | Isolated | 1.5 kV | $1*
    K78{03=3.3 V,05=5 V,12=12 V,15=15 V}-500R3 | 1.8 | _:SIP-3 | $1 | - | Non-isolated | - | -
    K78{03=3.3 V,05=5 V,09=9 V,12=12 V,15=15 V}-1000R3 | 2.7 | _:SIP-3 | $1 | - | Non-isolated | - | -
    = XP Power
    IA{0505=5 V=5 V,0512=12 V=5 V,1205=5 V=12 V,1212=12 V=12 V,2405=5 V=24 V,2412=12 V=24 V}S | 6.7 | _:SIP-5 | $1 | 1 W | Isolated | 1 kV | $1*
    SR05S{3V3=3.3 V,05=5 V,12=12 V} | 5.4 | _:SIP-3 | $1 | - | Non-isolated | - | -
    = MEAN WELL
    SPR01{L=5 V,M=12 V,N=24 V}-05 | 4.1 | _:SIP-7 | 5 V | 1 W | Isolated | 1 kV | $1
    SCW03{A=12 V,B=24 V,C=48 V}-05 | 8.6 | _:DIP-24 | 5 V | 3 W | Isolated | 1.5 kV | $1
    NSD05-12S{3=3.3 V,5=5 V,9=9 V,12=12 V,15=15 V} | 14 | _:Module | $1 | 5 W | Isolated | 0.5 kV | 12 V
    = CUI
    VX78{03=3.3 V,05=5 V,09=9 V,12=12 V,15=15 V}-500 | 3.1 | _:SIP-3 | $1 | - | Non-isolated | - | -
    PDS1-S{5-S5-S=5 V=5 V,5-S12-S=12 V=5 V,12-S5-S=5 V=12 V,24-S5-S=5 V=24 V} | 3.6 | _:SIP-4 | $1 | 1 W | Isolated | 1.5 kV | $1*
    PQ{C3-D24-S3=3.3 V,C3-D24-S5=5 V,C3-D24-S12=12 V}-S | 11 | _:SIP-8 | $1 | 3 W | Isolated | 1.5 kV | 24 V
  `,
})

const RESET_LETTERS = 'L=4.63,M=4.38,J=4,T=3.08,S=2.93,R=2.63,Z=2.32'

const supervisors = chipsOf({
  category: 'power/voltage-supervisors',
  sale: SALES.ic,
  columns: ['Threshold voltage', 'Function', 'Configuration'],
  describe: 'Voltage supervisor reset IC {0} {1} {2}',
  rows: `
    = Analog Devices
    MAX809{${RESET_LETTERS}}EUR | 0.6 | +T:SOT-23 +:SOT-23 | $1 V | Active low | Push-pull
    MAX810{${RESET_LETTERS}}EUR | 0.6 | +T:SOT-23 +:SOT-23 | $1 V | Active high | Push-pull
    MAX803{L=4.63,M=4.38,T=3.08,S=2.93,R=2.63,Z=2.32}EXR | 0.6 | +T:SC-70-3 | $1 V | Active low | Open drain
    MAX811{L=4.63,M=4.38,T=3.08,S=2.93,R=2.63}EUS | 0.8 | +T:SOT-143 | $1 V | Active low | Push-pull
    MAX812{L=4.63,M=4.38,T=3.08,S=2.93,R=2.63}EUS | 0.8 | +T:SOT-143 | $1 V | Active high | Push-pull
    MAX705 | 1.6 | CPA+:DIP-8 CSA+:SOIC-8 ESA+:SOIC-8 ESA+T:SOIC-8 CUA+:MSOP-8 | 4.65 V | Active low | Push-pull
    MAX706 | 1.6 | CPA+:DIP-8 CSA+:SOIC-8 ESA+:SOIC-8 ESA+T:SOIC-8 | 4.4 V | Active low | Push-pull
    MAX708 | 1.6 | CPA+:DIP-8 CSA+:SOIC-8 ESA+:SOIC-8 | 4.4 V | Active low | Push-pull
    MAX690A | 3.4 | CPA+:DIP-8 CSA+:SOIC-8 ESA+:SOIC-8 | 4.65 V | Active low | Push-pull
    MAX691A | 4.1 | CPE+:DIP-16 CWE+:SOIC-16 CSE+:SOIC-16 | 4.65 V | Active low | Push-pull
    ADM809{L=4.63,M=4.38,T=3.08,S=2.93,R=2.63,Z=2.32} | 0.6 | ARTZ-REEL7:SOT-23 AKSZ-REEL7:SC-70-3 | $1 V | Active low | Push-pull
    ADM705 | 1.7 | ANZ:DIP-8 ARZ:SOIC-8 ARZ-REEL:SOIC-8 | 4.65 V | Active low | Push-pull
    = Texas Instruments
    TPS3808G{01=Adjustable,09=0.84 V,12=1.12 V,125=1.16 V,15=1.4 V,18=1.67 V,25=2.33 V,30=2.79 V,33=3.07 V,50=4.65 V} | 0.75 | DBVR:SOT-23-6 DBVT:SOT-23-6 DRVR:WSON-6 | $1 | Active low | Open drain
    TPS3809{J25=2.25,L30=2.64,K33=2.93,I50=4.55} | 0.5 | DBVR:SOT-23 DBVT:SOT-23 | $1 V | Active low | Push-pull
    TPS3823-{25=2.25,30=2.63,33=2.93,50=4.55} | 0.7 | DBVR:SOT-23-5 DBVT:SOT-23-5 | $1 V | Active low | Push-pull
    TPS3839{A09=0.9,E16=1.52,G12=1.1,G18=1.67,G25=2.33,K33=2.93,K50=4.38,L30=2.63} | 0.45 | DBZR:SOT-23 DBZT:SOT-23 DQNR:X2SON-4 | $1 V | Active low | Push-pull
    TPS3840DL{16=1.6,18=1.8,20=2,22=2.2,25=2.5,27=2.7,28=2.8,29=2.9,30=3,31=3.1,34=3.4,42=4.2,44=4.4,45=4.5,46=4.6,49=4.9} | 0.4 | DBVR:SOT-23-5 | $1 V | Active low | Open drain
    TPS3840PL{16=1.6,18=1.8,20=2,25=2.5,27=2.7,28=2.8,30=3,31=3.1,34=3.4,42=4.2,44=4.4,45=4.5,46=4.6,49=4.9} | 0.4 | DBVR:SOT-23-5 | $1 V | Active low | Push-pull
    TLV803{S=2.93,M=4.38,R=2.63,Z=2.25} | 0.22 | DBZR:SOT-23 DBZT:SOT-23 | $1 V | Active low | Open drain
    TLV809{I50=4.55,J25=2.25,K33=2.93,L30=2.64} | 0.22 | DBZR:SOT-23 DBVR:SOT-23 | $1 V | Active low | Push-pull
    TL7705A | 0.8 | CP:DIP-8 CDR:SOIC-8 CD:SOIC-8 IP:DIP-8 IDR:SOIC-8 | 4.55 V | Active low | Open collector
    LM809M3X-{2.63=2.63,2.93=2.93,3.08=3.08,4.38=4.38,4.63=4.63} | 0.6 | /NOPB:SOT-23 | $1 V | Active low | Push-pull
    = Microchip Technology
    MCP130T-{270I=2.7,300I=3,315I=3.15,450I=4.5,460I=4.6,475I=4.75,485I=4.85} | 0.35 | /TT:SOT-23 | $1 V | Active low | Open drain
    MCP130-{270DI=2.7,300DI=3,315DI=3.15,450DI=4.5,460DI=4.6,475DI=4.75} | 0.4 | /TO:TO-92 | $1 V | Active low | Open drain
    MCP100T-{270I=2.7,300I=3,315I=3.15,450I=4.5,460I=4.6,475I=4.75,485I=4.85} | 0.35 | /TT:SOT-23 | $1 V | Active low | Push-pull
    MCP101T-{270I=2.7,300I=3,315I=3.15,450I=4.5,460I=4.6,475I=4.75} | 0.35 | /TT:SOT-23 | $1 V | Active high | Push-pull
    MCP120T-{270I=2.7,300I=3,315I=3.15,450I=4.5,460I=4.6,475I=4.75} | 0.35 | /TT:SOT-23 | $1 V | Active low | Open drain
    MIC803-{26D2V=2.63,29D2V=2.93,31D2V=3.09,44D2V=4.38,46D2V=4.63} | 0.3 | C3-TR:SC-70-3 M3-TR:SOT-23 | $1 V | Active low | Open drain
    TCM809{L=4.63,M=4.38,J=4,T=3.08,S=2.93,R=2.63,Z=2.32} | 0.35 | ENB713:SOT-23 VNB713:SOT-23 VLB713:SC-70-3 | $1 V | Active low | Push-pull
    TCM810{L=4.63,M=4.38,J=4,T=3.08,S=2.93,R=2.63,Z=2.32} | 0.35 | ENB713:SOT-23 VNB713:SOT-23 | $1 V | Active high | Push-pull
    = onsemi
    MAX809{L=4.63,M=4.38,J=4,T=3.08,S=2.93,R=2.63}{TRG,TR} | 0.22 | _:SOT-23 | $1 V | Active low | Push-pull
    MAX810{L=4.63,M=4.38,T=3.08,S=2.93,R=2.63}{TRG,TR} | 0.22 | _:SOT-23 | $1 V | Active high | Push-pull
    NCP301LSN{09=0.9,18=1.8,20=2,22=2.2,25=2.5,27=2.7,28=2.8,30=3,33=3.3,40=4,45=4.5,47=4.7} | 0.24 | T1G:SOT-23-5 | $1 V | Active low | Open drain
    NCP303LSN{09=0.9,10=1,20=2,25=2.5,27=2.7,28=2.8,29=2.9,30=3,42=4.2,45=4.5,46=4.6} | 0.3 | T1G:SOT-23-5 | $1 V | Active low | Open drain
    = STMicroelectronics
    STM809{L=4.63,M=4.38,T=3.08,S=2.93,R=2.63}WX6F | 0.4 | _:SOT-23 | $1 V | Active low | Push-pull
    STM811{L=4.63,M=4.38,T=3.08,S=2.93,R=2.63}W16F | 0.5 | _:SOT-143 | $1 V | Active low | Push-pull
    STM1001{L=4.63,M=4.38,T=3.08,S=2.93,R=2.63}WX6F | 0.4 | _:SOT-23 | $1 V | Active low | Open drain
    = Diodes Incorporated
    APX809-{23=2.25,26=2.63,29=2.93,31=3.08,40=4,44=4.38,46=4.63} | 0.1 | SAG-7:SOT-23 SRG-7:SOT-23 | $1 V | Active low | Push-pull
    APX810-{23=2.25,26=2.63,29=2.93,31=3.08,40=4,44=4.38,46=4.63} | 0.1 | SAG-7:SOT-23 SRG-7:SOT-23 | $1 V | Active high | Push-pull
    APX803-{23=2.25,26=2.63,29=2.93,31=3.08,40=4,44=4.38,46=4.63} | 0.1 | SAG-7:SOT-23 SRG-7:SOT-23 | $1 V | Active low | Open drain
    = ROHM
    BD48{23=2.3,25=2.5,27=2.7,28=2.8,29=2.9,30=3,31=3.1,33=3.3,40=4,42=4.2,43=4.3,45=4.5,46=4.6} | 0.2 | G-TR:SOT-23-5 FVE-TR:SOT-553 | $1 V | Active low | Open drain
    BD49{23=2.3,25=2.5,27=2.7,28=2.8,29=2.9,30=3,31=3.1,33=3.3,40=4,42=4.2,43=4.3,45=4.5,46=4.6} | 0.2 | G-TR:SOT-23-5 FVE-TR:SOT-553 | $1 V | Active low | Push-pull
    = Torex
    XC6120N{162=1.6,182=1.8,202=2,222=2.2,242=2.4,272=2.7,302=3,332=3.3,422=4.2,452=4.5} | 0.2 | NR-G:SSOT-24 HR-G:USP-4 | $1 V | Active low | Open drain
  `,
})

const chargers = chipsOf({
  category: 'power/battery-chargers',
  sale: SALES.ic,
  columns: ['Function', 'Output current', 'Output voltage', 'Input voltage'],
  describe: 'Battery charger Li-Ion {0} {1} {2} [input {3}]',
  rows: `
    = Microchip Technology
    MCP73831T-{2ACI=4.2,2ATI=4.2,2DCI=4.2,3ACI=4.35,4ADI=4.4,5ACI=4.5} | 0.5 | /OT:SOT-23-5 /MC:DFN-8 | Linear charger | 0.5 A | $1 V | 3.75 … 6 V
    MCP73832T-{2ACI=4.2,2ATI=4.2,2DCI=4.2,3ACI=4.35} | 0.5 | /OT:SOT-23-5 /MC:DFN-8 | Linear charger | 0.5 A | $1 V | 3.75 … 6 V
    MCP73833{-AMI=4.2,-FCI=4.2,-GPI=4.2,-NVI=4.35} | 0.8 | /UN:MSOP-10 /MF:DFN-10 | Linear charger | 1 A | $1 V | 3.75 … 6 V
    MCP73871{-1AAI=4.1,-2AAI=4.2,-2CCI=4.2,-3CCI=4.35} | 1.6 | /ML:QFN-20 | Linear charger | 1 A | $1 V | 4.4 … 6 V
    = Texas Instruments
    BQ2057{C=4.2,CS=4.2,T=8.2,W=8.4} | 1.5 | SN:SOIC-8 TS:TSSOP-8 TSTR:TSSOP-8 | Linear charger | - | $1 V | 4.5 … 15 V
    BQ21040 | 0.4 | DBVR:SOT-23-6 DBVT:SOT-23-6 | Linear charger | 0.8 A | 4.2 V | 3.5 … 6.6 V
    BQ24040 | 0.65 | DSQR:WSON-10 DSQT:WSON-10 | Linear charger | 1 A | 4.2 V | 4.45 … 6.45 V
    BQ24072 | 1.1 | RGTR:QFN-16 RGTT:QFN-16 TRGTR:QFN-16 | Linear charger | 1.5 A | 4.2 V | 4.35 … 6.4 V
    BQ24074 | 1.2 | RGTR:QFN-16 RGTT:QFN-16 | Linear charger | 1.5 A | 4.2 V | 4.35 … 10.2 V
    BQ24075 | 1.2 | RGTR:QFN-16 RGTT:QFN-16 TRGTR:QFN-16 | Linear charger | 1.5 A | 4.2 V | 4.35 … 6.4 V
    BQ24195 | 2.4 | RGER:QFN-24 RGET:QFN-24 LRGER:QFN-24 | Switching charger | 4.5 A | - | 3.9 … 17 V
    BQ24650 | 2.6 | RVAR:QFN-16 RVAT:QFN-16 | Switching charger | 10 A | Adjustable | 5 … 28 V
    BQ25601 | 1.4 | RTWR:QFN-24 RTWT:QFN-24 DRTWR:QFN-24 | Switching charger | 3 A | - | 3.9 … 13.5 V
    BQ25895 | 2.3 | RTWR:QFN-24 RTWT:QFN-24 MRTWR:QFN-24 | Switching charger | 5 A | - | 3.9 … 14 V
    BQ25504 | 3.1 | RGTR:QFN-16 RGTT:QFN-16 | Switching charger | - | Adjustable | 0.13 … 3 V
    BQ25570 | 3.9 | RGRR:QFN-20 RGRT:QFN-20 | Switching charger | - | Adjustable | 0.1 … 5.1 V
    = Analog Devices
    LTC4054{ES5-4.2=4.2,XES5-4.2=4.2,LES5-4.2=4.2} | 2.2 | #TRMPBF:SOT-23-5 #TRPBF:SOT-23-5 | Linear charger | 0.8 A | $1 V | 4.25 … 6.5 V
    LTC4002ES8-{4.2=4.2,8.4=8.4} | 3.3 | #PBF:SOIC-8 #TRPBF:SOIC-8 | Switching charger | 4 A | $1 V | 4.7 … 22 V
    LT3652{EDD=DFN-12,EMSE=MSOP-12,HVEMSE=MSOP-12} | 4.9 | #PBF:$1 #TRPBF:$1 | Switching charger | 2 A | Adjustable | 4.95 … 32 V
    LTC4162{-LADUFD=QFN-28,-SADUFD=QFN-28,-FADUFD=QFN-28}M | 7.1 | #PBF:$1 | Switching charger | 3.2 A | - | 4.5 … 35 V
    MAX1555EZK | 1.6 | +T:SOT-23-5 | Linear charger | 0.28 A | 4.2 V | 3.7 … 7 V
    MAX1811ESA | 2.4 | +:SOIC-8 +T:SOIC-8 | Linear charger | 0.5 A | 4.2 V | 4.35 … 6.5 V
    = NanJing Top Power
    TP4056 | 0.07 | _:SOIC-8 -42-ESOP8:SOIC-8 | Linear charger | 1 A | 4.2 V | 4 … 8 V
    TP4054 | 0.05 | _:SOT-23-5 -42-SOT25R:SOT-23-5 | Linear charger | 0.8 A | 4.2 V | 4 … 9 V
    TP5100 | 0.3 | _:QFN-16 | Switching charger | 2 A | 4.2 V | 5 … 18 V
    = Monolithic Power Systems
    MP2615{AGQ,BGQ,CGQ} | 1.2 | -P:QFN-16 -Z:QFN-16 | Switching charger | 2 A | - | 4.75 … 18 V
    MP2639{AGR,BGR} | 1.5 | -P:QFN-26 -Z:QFN-26 | Switching charger | 2.5 A | - | 4 … 5.75 V
    = STMicroelectronics
    STC4054GR | 0.7 | _:SOT-23-5 | Linear charger | 0.8 A | 4.2 V | 4.25 … 6.5 V
    STBC08PMR | 0.9 | _:DFN-6 | Linear charger | 0.8 A | 4.2 V | 4.25 … 6.5 V
  `,
})

const gateDrivers = chipsOf({
  category: 'power/gate-drivers',
  sale: SALES.ic,
  columns: ['Configuration', 'Output current', 'Supply voltage', 'Number of channels'],
  describe: 'Gate driver {0} {1} {2}',
  rows: `
    = Infineon
    IR2110 | 1.6 | PBF:DIP-14 SPBF:SOIC-16 STRPBF:SOIC-16 | Half bridge | 2 A | 10 … 20 V | 2
    IR2113 | 1.7 | PBF:DIP-14 SPBF:SOIC-16 STRPBF:SOIC-16 | Half bridge | 2 A | 10 … 20 V | 2
    IR2104 | 0.9 | PBF:DIP-8 SPBF:SOIC-8 STRPBF:SOIC-8 | Half bridge | 0.21 A | 10 … 20 V | 2
    IR2101 | 0.9 | PBF:DIP-8 SPBF:SOIC-8 STRPBF:SOIC-8 | Half bridge | 0.21 A | 10 … 20 V | 2
    IR2153 | 0.9 | PBF:DIP-8 SPBF:SOIC-8 DPBF:DIP-8 DSTRPBF:SOIC-8 | Half bridge | 0.18 A | 10 … 15.6 V | 2
    IR2130 | 3.9 | PBF:DIP-28 SPBF:SOIC-28 JPBF:PLCC-44 | Half bridge | 0.2 A | 10 … 20 V | 6
    IRS2186 | 1.3 | PBF:DIP-8 SPBF:SOIC-8 STRPBF:SOIC-8 | Half bridge | 4 A | 10 … 20 V | 2
    IRS21867 | 1.2 | SPBF:SOIC-8 STRPBF:SOIC-8 | Half bridge | 4 A | 10 … 20 V | 2
    IRS2003 | 0.8 | PBF:DIP-8 SPBF:SOIC-8 STRPBF:SOIC-8 | Half bridge | 0.29 A | 10 … 20 V | 2
    1EDI20N12AF | 1.8 | XUMA1:SOIC-8 | Single | 2 A | 10 … 20 V | 1
    2EDL05N06PF | 0.9 | XUMA1:SOIC-8 | Half bridge | 0.36 A | 10 … 20 V | 2
    = Texas Instruments
    UCC27211 | 1.5 | D:SOIC-8 DR:SOIC-8 DDAR:SOIC-8 DRMR:WSON-8 | Half bridge | 4 A | 8 … 17 V | 2
    UCC27524 | 0.6 | D:SOIC-8 DR:SOIC-8 DGNR:MSOP-8 ADR:SOIC-8 P:DIP-8 | Low side | 5 A | 4.5 … 18 V | 2
    UCC27517 | 0.5 | DBVR:SOT-23-5 DBVT:SOT-23-5 ADBVR:SOT-23-5 | Low side | 4 A | 4.5 … 18 V | 1
    UCC21520 | 2.4 | DW:SOIC-16 DWR:SOIC-16 ADWR:SOIC-16 | Half bridge | 4 A | 3 … 18 V | 2
    LM5109{A,B}MA | 0.9 | X/NOPB:SOIC-8 /NOPB:SOIC-8 | Half bridge | 1 A | 8 … 14 V | 2
    LM5104M | 1.5 | X/NOPB:SOIC-8 /NOPB:SOIC-8 | Half bridge | 1.6 A | 9 … 14 V | 2
    DRV8301 | 3.9 | DCA:HTSSOP-56 DCAR:HTSSOP-56 | Half bridge | 1.7 A | 6 … 60 V | 6
    DRV8323{R=,S=}RGZR | 3.3 | _:QFN-48 | Half bridge | 1 A | 6 … 60 V | 6
    = Microchip Technology
    TC4420 | 1.2 | CPA:DIP-8 COA:SOIC-8 EPA:DIP-8 EOA:SOIC-8 COA713:SOIC-8 | Low side | 6 A | 4.5 … 18 V | 1
    TC4426A | 1 | CPA:DIP-8 COA:SOIC-8 EPA:DIP-8 EOA:SOIC-8 | Low side | 1.5 A | 4.5 … 18 V | 2
    TC4427A | 1 | CPA:DIP-8 COA:SOIC-8 EPA:DIP-8 EOA:SOIC-8 COA713:SOIC-8 | Low side | 1.5 A | 4.5 … 18 V | 2
    TC4428A | 1 | CPA:DIP-8 COA:SOIC-8 EPA:DIP-8 EOA:SOIC-8 | Low side | 1.5 A | 4.5 … 18 V | 2
    MCP1407 | 1.1 | -E/P:DIP-8 -E/SN:SOIC-8 -E/AT:TO-220-5 T-E/SN:SOIC-8 | Low side | 6 A | 4.5 … 18 V | 1
    MIC4605 | 1 | -1YM:SOIC-8 -2YM:SOIC-8 -1YM-T5:SOIC-8 -2YMT-TR:DFN-10 | Half bridge | 1 A | 5.5 … 16 V | 2
    = onsemi
    FAN7382M{X,} | 0.6 | _:SOIC-8 | Half bridge | 0.35 A | 10 … 20 V | 2
    FAN7392{N=DIP-14,M=SOIC-16,MX=SOIC-16} | 1.3 | _:$1 | Half bridge | 3 A | 10 … 20 V | 2
    NCP5106{ADR2G,BDR2G} | 0.6 | _:SOIC-8 | Half bridge | 0.25 A | 10 … 20 V | 2
    = STMicroelectronics
    L6384E | 1 | D:SOIC-8 D013TR:SOIC-8 | Half bridge | 0.4 A | 14.6 … 16.6 V | 2
    L6387E | 1 | D:SOIC-8 D013TR:SOIC-8 | Half bridge | 0.4 A | 7 … 17 V | 2
    L6388E | 1 | D:SOIC-8 D013TR:SOIC-8 | Half bridge | 0.4 A | 9.6 … 17 V | 2
    STGAP2S{M,CM}TR | 1.4 | _:SOIC-8 | Single | 4 A | 3.1 … 5.5 V | 1
    = Diodes Incorporated
    DGD2101M | 0.4 | S8-13:SOIC-8 | Half bridge | 0.29 A | 10 … 20 V | 2
    DGD2110 | 0.9 | S16-13:SOIC-16 | Half bridge | 2.5 A | 10 … 20 V | 2
    = Broadcom
    HCPL-3120-{000E=DIP-8,300E=SMD-8,500E=SMD-8} | 1.6 | _:$1 | Single | 2.5 A | 15 … 30 V | 1
    ACPL-332J-{000E,500E} | 3.1 | _:SOIC-16 | Single | 2.5 A | 15 … 30 V | 1
  `,
})

const ledDrivers = chipsOf({
  category: 'power/led-drivers',
  sale: SALES.ic,
  columns: ['Function', 'Output current', 'Number of channels', 'Supply voltage', 'Interface'],
  describe: 'LED driver {0} {1} {2} channel {3} {4}',
  rows: `
    = Analog Devices
    MAX7219 | 4.4 | CNG+:DIP-24 CWG+:SOIC-24 CWG+T:SOIC-24 ENG+:DIP-24 EWG+:SOIC-24 | Constant current | 0.04 A | 8 | 4 … 5.5 V | SPI
    MAX7221 | 4.9 | CNG+:DIP-24 CWG+:SOIC-24 CWG+T:SOIC-24 | Constant current | 0.04 A | 8 | 4 … 5.5 V | SPI
    MAX16822{A,B}ASA | 1.9 | +:SOIC-8 +T:SOIC-8 | Constant current | 0.5 A | 1 | 6.5 … 65 V | -
    LT3756EMSE | 5.4 | #PBF:MSOP-16 #TRPBF:MSOP-16 -2#PBF:MSOP-16 | Constant current | - | 1 | 6 … 100 V | -
    LT3474EFE | 4.6 | #PBF:TSSOP-16 #TRPBF:TSSOP-16 | Constant current | 1 A | 1 | 4 … 36 V | -
    = Texas Instruments
    TLC5940 | 2.6 | NT:DIP-28 PWP:HTSSOP-28 PWPR:HTSSOP-28 RHBR:QFN-32 | Constant current | 0.12 A | 16 | 3 … 5.5 V | SPI
    TLC5947 | 2.7 | DAP:HTSSOP-32 DAPR:HTSSOP-32 RHBR:QFN-32 | Constant current | 0.03 A | 24 | 3 … 5.5 V | SPI
    TLC5916 | 0.7 | ID:SOIC-16 IDR:SOIC-16 IN:DIP-16 IPWR:TSSOP-16 | Constant current | 0.12 A | 8 | 3 … 5.5 V | SPI
    TLC59711 | 1.9 | PWP:HTSSOP-20 PWPR:HTSSOP-20 | Constant current | 0.06 A | 12 | 3 … 17 V | SPI
    TPS61165 | 0.6 | DBVR:SOT-23-6 DBVT:SOT-23-6 DRVR:WSON-6 | Constant current | 1.2 A | 1 | 3 … 18 V | -
    LM3404{M,HVM}A | 1.6 | X/NOPB:SOIC-8 /NOPB:SOIC-8 | Constant current | 1 A | 1 | 6 … 42 V | -
    LM3914 | 2.2 | N-1/NOPB:DIP-18 V/NOPB:PLCC-20 VX/NOPB:PLCC-20 | Constant current | 0.03 A | 10 | 3 … 25 V | Analog
    LM3915N-1 | 2.2 | /NOPB:DIP-18 | Constant current | 0.03 A | 10 | 3 … 25 V | Analog
    LP5562TME | 1 | /NOPB:WLCSP-12 | Constant current | 0.025 A | 4 | 2.7 … 5.5 V | I²C
    TPS60230RGT | 1.2 | R:QFN-16 T:QFN-16 | Charge pump | 0.125 A | 5 | 2.7 … 6.5 V | -
    = NXP
    PCA9685 | 1.5 | PW,118:TSSOP-28 PW,112:TSSOP-28 BS,118:QFN-28 | Constant current | 0.025 A | 16 | 2.3 … 5.5 V | I²C
    PCA9632 | 0.8 | DP1,118:TSSOP-8 DP2,118:TSSOP-10 TK,118:DFN-8 | Constant current | 0.025 A | 4 | 2.3 … 5.5 V | I²C
    PCA9955BTW | 1.9 | Q900J:HTSSOP-28 | Constant current | 0.057 A | 16 | 3 … 5.5 V | I²C
    = Lumissil
    IS31FL3731 | 1.6 | -QFLS2-TR:QFN-28 -SALS2-TR:SSOP-28 | Constant current | 0.034 A | 9 | 2.7 … 5.5 V | I²C
    IS31FL3236A | 1.5 | -TQLS2-TR:QFN-44 | Constant current | 0.038 A | 36 | 2.7 … 5.5 V | I²C
    IS31FL3218 | 0.6 | -QFLS2-TR:QFN-24 -GRLS2-TR:SOIC-24 | Constant current | 0.038 A | 18 | 2.7 … 5.5 V | I²C
    = Diodes Incorporated
    AL8805W5 | 0.3 | -7:SOT-23-5 | Constant current | 1 A | 1 | 6 … 36 V | -
    AL8860{MP=MSOP-8,WT=SOT-23-5} | 0.3 | -13:$1 | Constant current | 1.5 A | 1 | 4.5 … 40 V | -
    BCR420UW6 | 0.2 | -7:SOT-23-6 | Constant current | 0.35 A | 1 | 1.4 … 40 V | -
    BCR421UW6 | 0.2 | -7:SOT-23-6 | Constant current | 0.35 A | 1 | 1.4 … 40 V | -
    PAM2804AAB010 | 0.16 | _:SOT-23-5 | Constant current | 1 A | 1 | 2.5 … 6 V | -
    ZXLD1350ET5 | 0.6 | TA:SOT-23-5 | Constant current | 0.35 A | 1 | 7 … 30 V | -
    = onsemi
    NSI450{20=0.02,25=0.025,30=0.03}AT1G | 0.2 | _:SOD-123 | Constant current | $1 A | 1 | 45 V | -
    CAT4101TV-T75 | 1.2 | _:TO-263-5 | Constant current | 1 A | 1 | 3 … 5.5 V | -
    = Titan Micro
    TM1637 | 0.16 | _:SOIC-20 | Constant current | - | 8 | 3.3 … 5.5 V | -
    TM1638 | 0.3 | _:SOIC-28 | Constant current | - | 10 | 5 V | -
    TM1650 | 0.14 | _:SOIC-16 | Constant current | - | 8 | 2.8 … 5.5 V | -
  `,
})
