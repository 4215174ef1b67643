import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

export function analogFamilies(): PartFamily[] {
  return [
    listedFamily(7, opAmps),
    listedFamily(3, comparators),
    listedFamily(2, instrumentation),
    listedFamily(2, audio),
    listedFamily(4, adcs),
    listedFamily(3, dacs),
    listedFamily(4, references),
    listedFamily(3, switches),
  ]
}

const TI8 = 'D:SOIC-8 DR:SOIC-8 P:DIP-8 PW:TSSOP-8 PWR:TSSOP-8'
const TI8K = `${TI8} DGKR:VSSOP-8`
const TI14 = 'D:SOIC-14 DR:SOIC-14 N:DIP-14 PW:TSSOP-14 PWR:TSSOP-14'
const ST8 = 'D:SOIC-8 DT:SOIC-8 N:DIP-8 PT:TSSOP-8'
const ST14 = 'D:SOIC-14 DT:SOIC-14 N:DIP-14 PT:TSSOP-14'
const ON8 = 'DG:SOIC-8 DR2G:SOIC-8 NG:DIP-8 DTBR2G:TSSOP-8'
const ON14 = 'DG:SOIC-14 DR2G:SOIC-14 NG:DIP-14 DTBR2G:TSSOP-14'
const MC8 = '-I/P:DIP-8 -I/SN:SOIC-8 -I/MS:MSOP-8 T-I/SN:SOIC-8 T-I/MS:MSOP-8'
const MCE8 = '-E/P:DIP-8 -E/SN:SOIC-8 -E/MS:MSOP-8 T-E/SN:SOIC-8 T-E/MS:MSOP-8'
const MC14 = '-I/P:DIP-14 -I/SL:SOIC-14 -I/ST:TSSOP-14 T-I/SL:SOIC-14 T-I/ST:TSSOP-14'
const AD8 = 'ARZ:SOIC-8 ARZ-REEL7:SOIC-8 ARMZ:MSOP-8 ARMZ-REEL:MSOP-8'

const opAmps = chipsOf({
  category: 'analog/operational-amplifiers',
  sale: SALES.ic,
  columns: ['Number of channels', 'Bandwidth', 'Supply voltage', 'Function'],
  describe: 'Operational amplifier op amp {0} channel {1} {2} {3}',
  rows: `
    = Texas Instruments
    LM358 | 0.09 | _:SOIC-8 ${TI8K} /NOPB:SOIC-8 MX/NOPB:SOIC-8 N/NOPB:DIP-8 | 2 | 0.7 MHz | 3 … 32 V | -
    LM358B | 0.11 | IDR:SOIC-8 IPWR:TSSOP-8 IDGKR:VSSOP-8 | 2 | 1.2 MHz | 3 … 36 V | -
    LM324 | 0.1 | ${TI14} NSR:SOP-14 N/NOPB:DIP-14 | 4 | 1.2 MHz | 3 … 32 V | -
    LM224 | 0.16 | ${TI14} | 4 | 1.2 MHz | 3 … 32 V | -
    LM2904 | 0.1 | ${TI8K} VQDR:SOIC-8 | 2 | 0.7 MHz | 3 … 26 V | -
    LM2902 | 0.12 | ${TI14} KVQDR:SOIC-14 | 4 | 1.2 MHz | 3 … 26 V | -
    LM321 | 0.2 | MFX/NOPB:SOT-23-5 MF/NOPB:SOT-23-5 | 1 | 1 MHz | 3 … 32 V | -
    LM741 | 0.5 | CN/NOPB:DIP-8 CH/NOPB:TO-99 | 1 | 1 MHz | 10 … 36 V | -
    UA741C | 0.24 | ${TI8} | 1 | 1 MHz | 7 … 36 V | -
    TL071C | 0.16 | ${TI8} | 1 | 3 MHz | 7 … 36 V | -
    TL072C | 0.18 | ${TI8} DRE4:SOIC-8 | 2 | 3 MHz | 7 … 36 V | -
    TL074C | 0.22 | ${TI14} NSR:SOP-14 | 4 | 3 MHz | 7 … 36 V | -
    TL081C | 0.16 | ${TI8} | 1 | 3 MHz | 7 … 36 V | -
    TL082C | 0.18 | ${TI8} | 2 | 3 MHz | 7 … 36 V | -
    TL084C | 0.22 | ${TI14} | 4 | 3 MHz | 7 … 36 V | -
    TLC272C | 0.42 | ${TI8} | 2 | 1.7 MHz | 3 … 16 V | -
    TLC274C | 0.6 | ${TI14} | 4 | 1.7 MHz | 3 … 16 V | -
    TLC2272C | 0.8 | ${TI8} | 2 | 2.2 MHz | 4.4 … 16 V | Rail-to-rail
    NE5532 | 0.2 | ${TI8} AP:DIP-8 ADR:SOIC-8 | 2 | 10 MHz | 10 … 30 V | -
    NE5534 | 0.3 | D:SOIC-8 DR:SOIC-8 P:DIP-8 AP:DIP-8 ADR:SOIC-8 | 1 | 10 MHz | 10 … 30 V | -
    RC4558 | 0.14 | ${TI8K} | 2 | 3 MHz | 10 … 30 V | -
    RC4580I | 0.2 | ${TI8} | 2 | 12 MHz | 4 … 36 V | -
    LMV321 | 0.09 | IDBVR:SOT-23-5 IDCKR:SC-70-5 M5X/NOPB:SOT-23-5 | 1 | 1 MHz | 2.7 … 5.5 V | Rail-to-rail
    LMV358 | 0.11 | IDR:SOIC-8 IPWR:TSSOP-8 IDGKR:VSSOP-8 IDDUR:VSSOP-8 | 2 | 1 MHz | 2.7 … 5.5 V | Rail-to-rail
    LMV324 | 0.13 | IDR:SOIC-14 IPWR:TSSOP-14 | 4 | 1 MHz | 2.7 … 5.5 V | Rail-to-rail
    OPA2134 | 2.1 | PA:DIP-8 UA:SOIC-8 UA/2K5:SOIC-8 | 2 | 8 MHz | 5 … 36 V | -
    OPA134 | 1.7 | PA:DIP-8 UA:SOIC-8 UA/2K5:SOIC-8 | 1 | 8 MHz | 5 … 36 V | -
    OPA4134 | 3.4 | PA:DIP-14 UA:SOIC-14 UA/2K5:SOIC-14 | 4 | 8 MHz | 5 … 36 V | -
    OPA2604 | 2.9 | AP:DIP-8 AU:SOIC-8 AU/2K5:SOIC-8 | 2 | 20 MHz | 9 … 48 V | -
    OPA627 | 19 | AP:DIP-8 AU:SOIC-8 BP:DIP-8 | 1 | 16 MHz | 9 … 36 V | -
    OPA2277 | 3 | PA:DIP-8 UA:SOIC-8 UA/2K5:SOIC-8 | 2 | 1 MHz | 4 … 36 V | -
    OPA333 | 1.4 | AIDBVR:SOT-23-5 AIDBVT:SOT-23-5 AIDCKR:SC-70-5 AIDR:SOIC-8 | 1 | 0.35 MHz | 1.8 … 5.5 V | Rail-to-rail
    OPA2333 | 2.2 | AIDR:SOIC-8 AIDGKR:VSSOP-8 AIDGKT:VSSOP-8 | 2 | 0.35 MHz | 1.8 … 5.5 V | Rail-to-rail
    OPA340 | 1.5 | NA/250:SOT-23-5 NA/3K:SOT-23-5 PA:DIP-8 UA:SOIC-8 | 1 | 5.5 MHz | 2.5 … 5.5 V | Rail-to-rail
    OPA2340 | 2.3 | PA:DIP-8 UA:SOIC-8 EA/2K5:VSSOP-8 | 2 | 5.5 MHz | 2.5 … 5.5 V | Rail-to-rail
    OPA2188A | 2.6 | IDR:SOIC-8 IDGKR:VSSOP-8 | 2 | 2 MHz | 4 … 36 V | -
    OPA1612A | 3.6 | ID:SOIC-8 IDR:SOIC-8 | 2 | 40 MHz | 4.5 … 36 V | -
    OPA1656 | 2.2 | ID:SOIC-8 IDR:SOIC-8 | 2 | 53 MHz | 4.5 … 36 V | -
    TLV2372 | 0.6 | ID:SOIC-8 IDR:SOIC-8 IDGKR:VSSOP-8 | 2 | 3 MHz | 2.7 … 16 V | Rail-to-rail
    TLV9002 | 0.14 | IDR:SOIC-8 IDGKR:VSSOP-8 IPWR:TSSOP-8 IDSGR:WSON-8 | 2 | 1 MHz | 1.8 … 5.5 V | Rail-to-rail
    TLV9062 | 0.22 | IDR:SOIC-8 IDGKR:VSSOP-8 IPWR:TSSOP-8 IDSGR:WSON-8 | 2 | 10 MHz | 1.8 … 5.5 V | Rail-to-rail
    TLV9064 | 0.32 | IDR:SOIC-14 IPWR:TSSOP-14 | 4 | 10 MHz | 1.8 … 5.5 V | Rail-to-rail
    LME49720 | 2.4 | MA/NOPB:SOIC-8 NA/NOPB:DIP-8 MAX/NOPB:SOIC-8 | 2 | 55 MHz | 5 … 34 V | -
    THS4031 | 3.6 | CD:SOIC-8 CDR:SOIC-8 CDGN:MSOP-8 | 1 | 275 MHz | 9 … 32 V | -
    = STMicroelectronics
    LM358 | 0.1 | ${ST8} | 2 | 1.1 MHz | 3 … 32 V | -
    LM324 | 0.12 | ${ST14} | 4 | 1.3 MHz | 3 … 30 V | -
    LM2904 | 0.11 | ${ST8} | 2 | 1.1 MHz | 3 … 30 V | -
    LM2902 | 0.12 | ${ST14} | 4 | 1.3 MHz | 3 … 30 V | -
    TL072C | 0.2 | ${ST8} | 2 | 4 MHz | 6 … 36 V | -
    TL074C | 0.24 | ${ST14} | 4 | 4 MHz | 6 … 36 V | -
    TL082C | 0.2 | ${ST8} | 2 | 4 MHz | 6 … 36 V | -
    TL084C | 0.24 | ${ST14} | 4 | 4 MHz | 6 … 36 V | -
    MC33078 | 0.3 | ${ST8} | 2 | 15 MHz | 5 … 36 V | -
    TSV912I | 0.6 | DT:SOIC-8 D:SOIC-8 ST:MSOP-8 | 2 | 8 MHz | 2.5 … 5.5 V | Rail-to-rail
    TS912I | 0.7 | ${ST8} | 2 | 1.4 MHz | 2.7 … 16 V | Rail-to-rail
    = onsemi
    LM358 | 0.09 | ${ON8} | 2 | 1 MHz | 3 … 32 V | -
    LM324 | 0.11 | ${ON14} | 4 | 1 MHz | 3 … 32 V | -
    LM2904 | 0.1 | ${ON8} VDR2G:SOIC-8 | 2 | 1 MHz | 3 … 26 V | -
    LM2902 | 0.11 | ${ON14} VDR2G:SOIC-14 | 4 | 1 MHz | 3 … 26 V | -
    MC33078 | 0.28 | DG:SOIC-8 DR2G:SOIC-8 PG:DIP-8 | 2 | 16 MHz | 10 … 36 V | -
    MC33079 | 0.45 | DG:SOIC-14 DR2G:SOIC-14 PG:DIP-14 | 4 | 16 MHz | 10 … 36 V | -
    NCS20072 | 0.2 | DR2G:SOIC-8 DMR2G:MSOP-8 | 2 | 3 MHz | 2.7 … 36 V | Rail-to-rail
    = Diodes Incorporated
    LM358 | 0.06 | _:SOIC-8 AS-13:SOIC-8 S-13:SOIC-8 | 2 | 0.7 MHz | 3 … 36 V | -
    LM324 | 0.07 | AS14-13:SOIC-14 S14-13:SOIC-14 AT14-13:TSSOP-14 | 4 | 0.7 MHz | 3 … 36 V | -
    LM2904 | 0.06 | AQS-13:SOIC-8 S-13:SOIC-8 | 2 | 0.7 MHz | 3 … 36 V | -
    = Microchip Technology
    MCP6001 | 0.16 | T-I/OT:SOT-23-5 T-I/LT:SC-70-5 RT-I/OT:SOT-23-5 UT-I/OT:SOT-23-5 | 1 | 1 MHz | 1.8 … 6 V | Rail-to-rail
    MCP6002 | 0.22 | ${MC8} | 2 | 1 MHz | 1.8 … 6 V | Rail-to-rail
    MCP6004 | 0.3 | ${MC14} | 4 | 1 MHz | 1.8 … 6 V | Rail-to-rail
    MCP601 | 0.35 | -I/P:DIP-8 -I/SN:SOIC-8 -I/ST:TSSOP-8 T-I/OT:SOT-23-5 | 1 | 2.8 MHz | 2.7 … 6 V | -
    MCP602 | 0.45 | -I/P:DIP-8 -I/SN:SOIC-8 -I/ST:TSSOP-8 T-I/SN:SOIC-8 | 2 | 2.8 MHz | 2.7 … 6 V | -
    MCP604 | 0.7 | ${MC14} | 4 | 2.8 MHz | 2.7 … 6 V | -
    MCP6022 | 0.85 | -I/P:DIP-8 -I/SN:SOIC-8 -I/ST:TSSOP-8 T-I/SN:SOIC-8 | 2 | 10 MHz | 2.5 … 5.5 V | Rail-to-rail
    MCP6024 | 1.2 | ${MC14} | 4 | 10 MHz | 2.5 … 5.5 V | Rail-to-rail
    MCP6042 | 0.42 | -I/P:DIP-8 -I/SN:SOIC-8 -I/MS:MSOP-8 T-I/SN:SOIC-8 | 2 | 0.014 MHz | 1.4 … 6 V | Rail-to-rail
    MCP6282 | 0.45 | ${MCE8} | 2 | 5 MHz | 2.2 … 6 V | Rail-to-rail
    MCP6292 | 0.6 | ${MCE8} | 2 | 10 MHz | 2.4 … 6 V | Rail-to-rail
    = Analog Devices
    AD820 | 2.6 | ANZ:DIP-8 ARZ:SOIC-8 ARZ-REEL7:SOIC-8 ARMZ:MSOP-8 | 1 | 1.8 MHz | 5 … 36 V | Rail-to-rail
    AD822 | 3.4 | ANZ:DIP-8 ${AD8} | 2 | 1.8 MHz | 5 … 36 V | Rail-to-rail
    AD823 | 4.2 | ANZ:DIP-8 ARZ:SOIC-8 ARZ-R7:SOIC-8 | 2 | 16 MHz | 3 … 36 V | Rail-to-rail
    AD8605 | 1.1 | ARTZ-REEL7:SOT-23-5 ARTZ-R2:SOT-23-5 | 1 | 10 MHz | 2.7 … 5.5 V | Rail-to-rail
    AD8606 | 1.6 | ${AD8} | 2 | 10 MHz | 2.7 … 5.5 V | Rail-to-rail
    AD8628 | 1.5 | AUJZ-REEL7:SOT-23-5 ARZ:SOIC-8 ARTZ-REEL7:SOT-23-5 | 1 | 2.5 MHz | 2.7 … 5 V | Rail-to-rail
    AD8629 | 2.3 | ARZ:SOIC-8 ARZ-REEL7:SOIC-8 ARMZ-REEL:MSOP-8 | 2 | 2.5 MHz | 2.7 … 5 V | Rail-to-rail
    AD8065 | 2.8 | ARZ:SOIC-8 ARTZ-REEL7:SOT-23-5 ARZ-REEL7:SOIC-8 | 1 | 145 MHz | 5 … 24 V | Rail-to-rail
    AD797 | 8 | ANZ:DIP-8 ARZ:SOIC-8 BRZ:SOIC-8 | 1 | 110 MHz | 10 … 36 V | -
    OP07 | 1.3 | CPZ:DIP-8 CSZ:SOIC-8 CSZ-REEL7:SOIC-8 DRZ:SOIC-8 | 1 | 0.6 MHz | 6 … 36 V | -
    OP27 | 2.7 | GPZ:DIP-8 GSZ:SOIC-8 GSZ-REEL7:SOIC-8 EPZ:DIP-8 | 1 | 8 MHz | 8 … 44 V | -
    OP37 | 3 | GPZ:DIP-8 GSZ:SOIC-8 GSZ-REEL:SOIC-8 | 1 | 63 MHz | 8 … 44 V | -
    OP177 | 2.5 | GPZ:DIP-8 GSZ:SOIC-8 FSZ:SOIC-8 | 1 | 0.6 MHz | 6 … 36 V | -
    ADA4528-1 | 2.1 | ARMZ:MSOP-8 ARMZ-R7:MSOP-8 ACPZ-R7:DFN-8 | 1 | 3 MHz | 2.2 … 5.5 V | Rail-to-rail
    ADA4898-1 | 4.4 | YRDZ:SOIC-8 YRDZ-R7:SOIC-8 | 1 | 65 MHz | 10 … 33 V | -
    LT1028 | 8.2 | CN8#PBF:DIP-8 CS8#PBF:SOIC-8 ACN8#PBF:DIP-8 | 1 | 75 MHz | 8 … 44 V | -
    LT1013 | 3.2 | CN8#PBF:DIP-8 DS8#PBF:SOIC-8 DS8#TRPBF:SOIC-8 | 2 | 0.8 MHz | 3.4 … 44 V | -
    LT1001 | 3.1 | CN8#PBF:DIP-8 CS8#PBF:SOIC-8 CS8#TRPBF:SOIC-8 | 1 | 0.8 MHz | 6 … 44 V | -
    LTC2057 | 3.4 | IS8#PBF:SOIC-8 IMS8#PBF:MSOP-8 HVIS8#PBF:SOIC-8 | 1 | 1.5 MHz | 4.75 … 36 V | Rail-to-rail
    LT6230 | 2.4 | CS6#TRMPBF:SOT-23-6 IS6#TRMPBF:SOT-23-6 | 1 | 215 MHz | 3 … 12.6 V | Rail-to-rail
    MAX4238 | 1.7 | AUT+T:SOT-23-6 ASA+:SOIC-8 ASA+T:SOIC-8 | 1 | 1 MHz | 2.7 … 5.5 V | Rail-to-rail
    MAX44246 | 2 | ASA+:SOIC-8 AUA+:MSOP-8 AUA+T:MSOP-8 | 2 | 5 MHz | 2.7 … 20 V | -
    = Nisshinbo Micro Devices
    NJM4558 | 0.18 | D:DIP-8 M-TE1:SOIC-8 | 2 | 3 MHz | 8 … 36 V | -
    NJM4580 | 0.2 | D:DIP-8 M-TE1:SOIC-8 E-TE1:SOIC-8 | 2 | 15 MHz | 4 … 36 V | -
    NJM2068 | 0.22 | D:DIP-8 M-TE1:SOIC-8 MD-TE1:SOIC-8 | 2 | 19 MHz | 8 … 36 V | -
    NJM5532 | 0.3 | D:DIP-8 M-TE1:SOIC-8 DD:DIP-8 | 2 | 10 MHz | 6 … 44 V | -
    = 3PEAK
    TP2111-TR | 0.16 | _:SOT-23-5 | 1 | 0.018 MHz | 1.8 … 5.5 V | Rail-to-rail
    TP1542A-{SR=SOIC-8,VR=MSOP-8} | 0.12 | _:$1 | 2 | 1.3 MHz | 2.1 … 6 V | Rail-to-rail
    LM2904A-{SR=SOIC-8,VR=MSOP-8} | 0.08 | _:$1 | 2 | 1.2 MHz | 3 … 36 V | -
    = SG Micro
    SGM321{YN5G/TR=SOT-23-5,YC5G/TR=SC-70-5} | 0.06 | _:$1 | 1 | 1 MHz | 2.1 … 5.5 V | Rail-to-rail
    SGM358{YS/TR=SOIC-8,YMS/TR=MSOP-8} | 0.07 | _:$1 | 2 | 1 MHz | 2.1 … 5.5 V | Rail-to-rail
    SGM8{632XS/TR=2,634XS14/TR=4} | 0.18 | _:SOIC-8 | $1 | 6 MHz | 2 … 5.5 V | Rail-to-rail
  `,
})

const comparators = chipsOf({
  category: 'analog/comparators',
  sale: SALES.ic,
  columns: ['Number of channels', 'Supply voltage', 'Configuration'],
  describe: 'Comparator {0} channel {1} {2}',
  rows: `
    = Texas Instruments
    LM393 | 0.09 | ${TI8K} N/NOPB:DIP-8 | 2 | 2 … 36 V | Open collector
    LM339 | 0.1 | ${TI14} NSR:SOP-14 N/NOPB:DIP-14 | 4 | 2 … 36 V | Open collector
    LM293 | 0.14 | ${TI8} | 2 | 2 … 36 V | Open collector
    LM2903 | 0.1 | ${TI8K} VQDR:SOIC-8 | 2 | 2 … 36 V | Open collector
    LM2901 | 0.12 | ${TI14} | 4 | 2 … 36 V | Open collector
    LM311 | 0.14 | ${TI8} N/NOPB:DIP-8 | 1 | 3.5 … 30 V | Open collector
    TLC372C | 0.4 | ${TI8} | 2 | 3 … 16 V | Open drain
    TLC3702I | 0.55 | ${TI8} | 2 | 3 … 16 V | Push-pull
    TLV3201A | 0.5 | IDBVR:SOT-23-5 IDCKR:SC-70-5 | 1 | 2.7 … 5.5 V | Push-pull
    TLV3501A | 1.7 | IDBVR:SOT-23-6 IDBVT:SOT-23-6 ID:SOIC-8 IDR:SOIC-8 | 1 | 2.7 … 5.5 V | Push-pull
    TLV7011 | 0.24 | DBVR:SOT-23-5 DCKR:SC-70-5 DPWR:X2SON-5 | 1 | 1.6 … 5.5 V | Push-pull
    LMV331 | 0.1 | IDBVR:SOT-23-5 IDCKR:SC-70-5 | 1 | 2.7 … 5.5 V | Open collector
    LMV393 | 0.12 | IDR:SOIC-8 IPWR:TSSOP-8 IDGKR:VSSOP-8 | 2 | 2.7 … 5.5 V | Open collector
    LMV339 | 0.15 | IDR:SOIC-14 IPWR:TSSOP-14 | 4 | 2.7 … 5.5 V | Open collector
    = STMicroelectronics
    LM393 | 0.1 | ${ST8} | 2 | 2 … 36 V | Open collector
    LM339 | 0.12 | ${ST14} | 4 | 2 … 36 V | Open collector
    LM2903 | 0.11 | ${ST8} | 2 | 2 … 36 V | Open collector
    LM2901 | 0.13 | ${ST14} | 4 | 2 … 36 V | Open collector
    TS3021I | 0.9 | LT:SOT-23-5 CT:SC-70-5 | 1 | 1.8 … 5 V | Push-pull
    = onsemi
    LM393 | 0.09 | ${ON8} | 2 | 2 … 36 V | Open collector
    LM339 | 0.11 | ${ON14} | 4 | 3 … 36 V | Open collector
    LM2903 | 0.1 | ${ON8} VDR2G:SOIC-8 | 2 | 2 … 36 V | Open collector
    LM311 | 0.16 | DG:SOIC-8 DR2G:SOIC-8 | 1 | 5 … 30 V | Open collector
    = Diodes Incorporated
    LM393 | 0.06 | AS-13:SOIC-8 S-13:SOIC-8 | 2 | 2 … 36 V | Open collector
    LM339 | 0.07 | AS14-13:SOIC-14 AT14-13:TSSOP-14 | 4 | 2 … 36 V | Open collector
    = Microchip Technology
    MCP6541 | 0.4 | -I/P:DIP-8 -I/SN:SOIC-8 T-I/OT:SOT-23-5 | 1 | 1.6 … 5.5 V | Push-pull
    MCP6542 | 0.55 | -I/P:DIP-8 -I/SN:SOIC-8 -I/MS:MSOP-8 | 2 | 1.6 … 5.5 V | Push-pull
    MCP6546 | 0.4 | -I/P:DIP-8 -I/SN:SOIC-8 T-I/OT:SOT-23-5 | 1 | 1.6 … 5.5 V | Open drain
    = Analog Devices
    AD8561 | 3.2 | ANZ:DIP-8 ARZ:SOIC-8 ARUZ:TSSOP-8 | 1 | 3 … 10 V | Push-pull
    ADCMP601 | 1.6 | BKSZ-R2:SC-70-6 BKSZ-REEL7:SC-70-6 | 1 | 2.5 … 5.5 V | Push-pull
    LT1016 | 5.8 | CN8#PBF:DIP-8 CS8#PBF:SOIC-8 CS8#TRPBF:SOIC-8 | 1 | 5 V | Push-pull
    LT1719 | 3.4 | CS8#PBF:SOIC-8 CS6#TRMPBF:SOT-23-6 | 1 | 2.7 … 6 V | Push-pull
    MAX9031 | 0.7 | AXK+T:SC-70-5 AUK+T:SOT-23-5 | 1 | 2.5 … 5.5 V | Push-pull
  `,
})

const instrumentation = chipsOf({
  category: 'analog/instrumentation-amplifiers',
  sale: SALES.ic,
  columns: ['Number of channels', 'Bandwidth', 'Supply voltage'],
  describe: 'Instrumentation amplifier {0} channel {1} {2}',
  rows: `
    = Texas Instruments
    INA118 | 5.6 | P:DIP-8 U:SOIC-8 U/2K5:SOIC-8 PB:DIP-8 UB:SOIC-8 | 1 | 0.8 MHz | 2.7 … 36 V
    INA128 | 5.2 | P:DIP-8 PA:DIP-8 U:SOIC-8 UA:SOIC-8 UA/2K5:SOIC-8 | 1 | 1.3 MHz | 4.5 … 36 V
    INA129 | 5.4 | P:DIP-8 PA:DIP-8 U:SOIC-8 UA:SOIC-8 | 1 | 1.3 MHz | 4.5 … 36 V
    INA114 | 8 | AP:DIP-8 AU:SOIC-16 BP:DIP-8 BU:SOIC-16 | 1 | 1 MHz | 4.5 … 36 V
    INA122 | 4.8 | P:DIP-8 PA:DIP-8 U:SOIC-8 UA:SOIC-8 | 1 | 0.12 MHz | 2.2 … 36 V
    INA125 | 5 | P:DIP-16 PA:DIP-16 U:SOIC-16 UA:SOIC-16 | 1 | 0.15 MHz | 2.7 … 36 V
    INA126 | 2.1 | P:DIP-8 PA:DIP-8 U:SOIC-8 UA:SOIC-8 EA/2K5:VSSOP-8 | 1 | 0.2 MHz | 2.7 … 36 V
    INA2126 | 3.3 | PA:DIP-16 UA:SOIC-16 EA/2K5:SSOP-16 | 2 | 0.2 MHz | 2.7 … 36 V
    INA333 | 2.6 | AIDGKR:VSSOP-8 AIDGKT:VSSOP-8 AIDRGR:WSON-8 | 1 | 0.15 MHz | 1.8 … 5.5 V
    INA826 | 2.3 | AID:SOIC-8 AIDR:SOIC-8 AIDGKR:VSSOP-8 | 1 | 1 MHz | 2.7 … 36 V
    INA821 | 3.4 | ID:SOIC-8 IDR:SOIC-8 IDGKR:VSSOP-8 | 1 | 4.7 MHz | 4.5 … 36 V
    = Analog Devices
    AD620 | 6.2 | ANZ:DIP-8 ARZ:SOIC-8 ARZ-REEL7:SOIC-8 BRZ:SOIC-8 BRZ-RL:SOIC-8 | 1 | 1 MHz | 4.6 … 36 V
    AD623 | 3.8 | ANZ:DIP-8 ARZ:SOIC-8 ARZ-R7:SOIC-8 ARMZ:MSOP-8 ARMZ-REEL7:MSOP-8 | 1 | 0.8 MHz | 2.7 … 12 V
    AD627 | 4.4 | ANZ:DIP-8 ARZ:SOIC-8 ARZ-R7:SOIC-8 BRZ:SOIC-8 | 1 | 0.08 MHz | 2.2 … 36 V
    AD8220 | 4.1 | ARMZ:MSOP-8 ARMZ-R7:MSOP-8 BRMZ:MSOP-8 | 1 | 1.5 MHz | 4.5 … 36 V
    AD8221 | 4.6 | ARZ:SOIC-8 ARZ-R7:SOIC-8 ARMZ:MSOP-8 BRZ:SOIC-8 | 1 | 0.825 MHz | 4.6 … 36 V
    AD8226 | 2.4 | ARZ:SOIC-8 ARZ-R7:SOIC-8 ARMZ:MSOP-8 | 1 | 1.5 MHz | 2.2 … 36 V
    AD8237 | 2.6 | ARMZ:MSOP-8 ARMZ-R7:MSOP-8 | 1 | 0.2 MHz | 1.8 … 5.5 V
    AD8421 | 5.3 | ARZ:SOIC-8 ARZ-R7:SOIC-8 ARMZ:MSOP-8 BRZ:SOIC-8 | 1 | 10 MHz | 5 … 36 V
    AD8422 | 4.9 | ARZ:SOIC-8 ARZ-R7:SOIC-8 ARMZ:MSOP-8 | 1 | 2.2 MHz | 3.6 … 36 V
    LT1167 | 7.2 | CN8#PBF:DIP-8 CS8#PBF:SOIC-8 CS8-1#PBF:SOIC-8 | 1 | 1 MHz | 4.6 … 36 V
    LT1789 | 4.5 | CS8-1#PBF:SOIC-8 IS8-1#PBF:SOIC-8 | 1 | 0.06 MHz | 2.2 … 36 V
    = Microchip Technology
    MCP6N11 | 1.4 | -001E/SN:SOIC-8 -002E/SN:SOIC-8 -010E/SN:SOIC-8 -100E/SN:SOIC-8 | 1 | 0.5 MHz | 1.8 … 5.5 V
  `,
})

const audio = chipsOf({
  category: 'analog/audio-amplifiers',
  sale: SALES.ic,
  columns: ['Function', 'Output power', 'Number of channels', 'Supply voltage'],
  describe: 'Audio power amplifier {0} {1} x{2} {3}',
  rows: `
    = Texas Instruments
    LM386 | 0.7 | N-1/NOPB:DIP-8 N-3/NOPB:DIP-8 N-4/NOPB:DIP-8 M-1/NOPB:SOIC-8 MX-1/NOPB:SOIC-8 | Class AB | - | 1 | 4 … 12 V
    LM1875T | 3.9 | /NOPB:TO-220-5 /LF03:TO-220-5 | Class AB | 20 W | 1 | 16 … 60 V
    LM3886T | 6.9 | /NOPB:TO-220-11 | Class AB | 68 W | 1 | 20 … 84 V
    LM4871 | 0.9 | M/NOPB:SOIC-8 MX/NOPB:SOIC-8 | Class AB | 3 W | 1 | 2 … 5.5 V
    TPA3116D2 | 2.6 | DAD:HTSSOP-32 DADR:HTSSOP-32 | Class D | 50 W | 2 | 4.5 … 26 V
    TPA3118D2 | 2.2 | DAP:HTSSOP-32 DAPR:HTSSOP-32 | Class D | 30 W | 2 | 4.5 … 26 V
    TPA3110D2 | 2.1 | PWP:HTSSOP-28 PWPR:HTSSOP-28 | Class D | 15 W | 2 | 8 … 26 V
    TPA2005D1 | 0.6 | DGNR:MSOP-8 DRBR:WSON-8 | Class D | 1.4 W | 1 | 2.5 … 5.5 V
    TPA6120A2 | 2.7 | DWP:SOIC-20 DWPR:SOIC-20 RGYR:QFN-14 | Class AB | - | 2 | 10 … 30 V
    TPA3255 | 5.8 | DDV:HTSSOP-44 DDVR:HTSSOP-44 | Class D | 315 W | 2 | 18 … 53.5 V
    = STMicroelectronics
    TDA2030A{V,H} | 0.8 | _:TO-220-5 | Class AB | 18 W | 1 | 12 … 44 V
    TDA2050V | 1.6 | _:TO-220-5 | Class AB | 32 W | 1 | 9 … 50 V
    TDA7293V | 4.4 | _:ZIP-15 | Class AB | 100 W | 1 | 24 … 100 V
    TDA7294{V,HS} | 4.1 | _:ZIP-15 | Class AB | 100 W | 1 | 20 … 80 V
    TDA7265 | 2.5 | _:ZIP-11 | Class AB | 25 W | 2 | 10 … 50 V
    TDA7297{,D} | 2 | _:ZIP-15 | Class AB | 15 W | 2 | 6 … 18 V
    TDA7850 | 5.3 | _:ZIP-25 | Class AB | 50 W | 4 | 8 … 18 V
    = Diodes Incorporated
    PAM8403D | 0.24 | R:SOIC-16 R-H:SOIC-16 | Class D | 3 W | 2 | 2.5 … 5.5 V
    PAM8302AA | 0.2 | SCR:MSOP-8 DCR:SOIC-8 YCR:DFN-8 | Class D | 2.5 W | 1 | 2 … 5.5 V
    PAM8610T | 0.62 | R:QFN-40 | Class D | 10 W | 2 | 7 … 15 V
    PAM8406D | 0.26 | R:SOIC-16 | Class D | 5 W | 2 | 2.5 … 5.5 V
    = Analog Devices
    MAX98357A | 1.5 | ETE+:QFN-16 ETE+T:QFN-16 EWL+T:WLCSP-9 | Class D | 3.2 W | 1 | 2.5 … 5.5 V
    MAX9744 | 3.9 | ETH+:QFN-44 ETH+T:QFN-44 | Class D | 20 W | 2 | 4.5 … 14 V
    SSM2305 | 1.2 | RMZ:MSOP-8 CPZ-REEL7:DFN-8 | Class D | 2.8 W | 1 | 2.5 … 5.5 V
    = NXP
    TDA8932BTW/N2 | 2.4 | ,118:HTSSOP-32 ,112:HTSSOP-32 | Class D | 15 W | 2 | 10 … 36 V
    TDA8954TH/N1 | 6 | ,118:SOIC-24 ,112:SOIC-24 | Class D | 210 W | 2 | 25 … 84 V
    TFA9879HN/N1 | 1.6 | ,157:QFN-24 | Class D | 2.7 W | 1 | 2.5 … 5.5 V
  `,
})

const adcs = chipsOf({
  category: 'analog/a-d-converters',
  sale: SALES.ic,
  columns: ['Resolution', 'Sample rate', 'Number of channels', 'Interface', 'Supply voltage'],
  describe: 'ADC analog-to-digital converter {0} {1} {2} channel {3}',
  rows: `
    = Texas Instruments
    ADS1115 | 3.2 | IDGSR:VSSOP-10 IDGST:VSSOP-10 IRUGR:QFN-10 IRUGT:QFN-10 BQDGSRQ1:VSSOP-10 | 16 bit | 860 SPS | 4 | I²C | 2 … 5.5 V
    ADS1114 | 2.4 | IDGSR:VSSOP-10 IDGST:VSSOP-10 IRUGR:QFN-10 | 16 bit | 860 SPS | 1 | I²C | 2 … 5.5 V
    ADS1113 | 2 | IDGSR:VSSOP-10 IDGST:VSSOP-10 IRUGR:QFN-10 | 16 bit | 860 SPS | 1 | I²C | 2 … 5.5 V
    ADS1015 | 2.2 | IDGSR:VSSOP-10 IDGST:VSSOP-10 IRUGR:QFN-10 | 12 bit | 3.3 kSPS | 4 | I²C | 2 … 5.5 V
    ADS1118 | 3.1 | IDGSR:VSSOP-10 IDGST:VSSOP-10 IRUGR:QFN-10 | 16 bit | 860 SPS | 4 | SPI | 2 … 5.5 V
    ADS1220 | 4.1 | IPW:TSSOP-16 IPWR:TSSOP-16 IRVAR:QFN-16 | 24 bit | 2 kSPS | 4 | SPI | 2.3 … 5.5 V
    ADS1232 | 4.6 | IPW:TSSOP-24 IPWR:TSSOP-24 | 24 bit | 80 SPS | 2 | SPI | 2.7 … 5.3 V
    ADS1256 | 9.8 | IDB:SSOP-28 IDBR:SSOP-28 IDBT:SSOP-28 | 24 bit | 30 kSPS | 8 | SPI | 5 V
    ADS1299 | 28 | IPAG:TQFP-64 IPAGR:TQFP-64 -4PAG:TQFP-64 | 24 bit | 16 kSPS | 8 | SPI | 4.75 … 5.25 V
    ADS7828 | 2.6 | E/250:TSSOP-16 E/2K5:TSSOP-16 EB/250:TSSOP-16 | 12 bit | 50 kSPS | 8 | I²C | 2.7 … 5 V
    ADS8688 | 12 | IDBT:TSSOP-38 IDBTR:TSSOP-38 | 16 bit | 500 kSPS | 8 | SPI | 4.75 … 5.25 V
    ADC0804LCN | 3.8 | /NOPB:DIP-20 | 8 bit | 9.7 kSPS | 1 | Parallel | 5 V
    ADC0832CCN | 2.9 | /NOPB:DIP-8 | 8 bit | 31 kSPS | 2 | SPI | 5 V
    ADC128S022CIM | 3.2 | TX/NOPB:TSSOP-16 T/NOPB:TSSOP-16 | 12 bit | 200 kSPS | 8 | SPI | 2.7 … 5.25 V
    ADC122S021CIMM | 2.1 | /NOPB:VSSOP-8 X/NOPB:VSSOP-8 | 12 bit | 200 kSPS | 2 | SPI | 2.7 … 5.25 V
    TLC549 | 1.4 | CD:SOIC-8 CDR:SOIC-8 CP:DIP-8 ID:SOIC-8 IP:DIP-8 | 8 bit | 40 kSPS | 1 | SPI | 3 … 6 V
    TLC2543 | 5 | CN:DIP-20 CDWR:SOIC-20 IN:DIP-20 CDBR:SSOP-20 | 12 bit | 66 kSPS | 11 | SPI | 4.5 … 5.5 V
    = Microchip Technology
    MCP3001 | 1.4 | -I/P:DIP-8 -I/SN:SOIC-8 -I/MS:MSOP-8 T-I/SN:SOIC-8 | 10 bit | 200 kSPS | 1 | SPI | 2.7 … 5.5 V
    MCP3002 | 1.5 | -I/P:DIP-8 -I/SN:SOIC-8 -I/MS:MSOP-8 T-I/SN:SOIC-8 | 10 bit | 200 kSPS | 2 | SPI | 2.7 … 5.5 V
    MCP3004 | 1.7 | -I/P:DIP-14 -I/SL:SOIC-14 -I/ST:TSSOP-14 | 10 bit | 200 kSPS | 4 | SPI | 2.7 … 5.5 V
    MCP3008 | 1.9 | -I/P:DIP-16 -I/SL:SOIC-16 T-I/SL:SOIC-16 | 10 bit | 200 kSPS | 8 | SPI | 2.7 … 5.5 V
    MCP3201 | 1.9 | -CI/P:DIP-8 -CI/SN:SOIC-8 -BI/SN:SOIC-8 T-CI/SN:SOIC-8 | 12 bit | 100 kSPS | 1 | SPI | 2.7 … 5.5 V
    MCP3202 | 2.1 | -CI/P:DIP-8 -CI/SN:SOIC-8 -BI/SN:SOIC-8 | 12 bit | 100 kSPS | 2 | SPI | 2.7 … 5.5 V
    MCP3204 | 2.6 | -CI/P:DIP-14 -CI/SL:SOIC-14 -CI/ST:TSSOP-14 -BI/SL:SOIC-14 | 12 bit | 100 kSPS | 4 | SPI | 2.7 … 5.5 V
    MCP3208 | 2.9 | -CI/P:DIP-16 -CI/SL:SOIC-16 -BI/P:DIP-16 T-CI/SL:SOIC-16 | 12 bit | 100 kSPS | 8 | SPI | 2.7 … 5.5 V
    MCP3221 | 1.3 | A5T-I/OT:SOT-23-5 A0T-I/OT:SOT-23-5 | 12 bit | 22.3 kSPS | 1 | I²C | 2.7 … 5.5 V
    MCP3421A0 | 2 | T-E/CH:SOT-23-6 | 18 bit | 240 SPS | 1 | I²C | 2.7 … 5.5 V
    MCP3424 | 3.2 | -E/SL:SOIC-14 -E/ST:TSSOP-14 T-E/SL:SOIC-14 | 18 bit | 240 SPS | 4 | I²C | 2.7 … 5.5 V
    MCP3551 | 2.8 | -E/SN:SOIC-8 -E/MS:MSOP-8 | 22 bit | 13.75 SPS | 1 | SPI | 2.7 … 5.5 V
    = Analog Devices
    AD7606 | 16 | BSTZ:LQFP-64 BSTZ-RL:LQFP-64 BSTZ-6:LQFP-64 BSTZ-4:LQFP-64 | 16 bit | 200 kSPS | 8 | Parallel | 4.75 … 5.25 V
    AD7124-4 | 8.2 | BRUZ:TSSOP-24 BRUZ-RL7:TSSOP-24 BCPZ:QFN-32 | 24 bit | 19.2 kSPS | 4 | SPI | 2.7 … 3.6 V
    AD7124-8 | 9.6 | BCPZ:QFN-32 BCPZ-RL7:QFN-32 | 24 bit | 19.2 kSPS | 8 | SPI | 2.7 … 3.6 V
    AD7190 | 11 | BRUZ:TSSOP-24 BRUZ-REEL:TSSOP-24 | 24 bit | 4.8 kSPS | 2 | SPI | 4.75 … 5.25 V
    AD7705 | 6.2 | BNZ:DIP-16 BRZ:SOIC-16 BRUZ:TSSOP-16 BRZ-REEL7:SOIC-16 | 16 bit | 500 SPS | 2 | SPI | 2.7 … 5.25 V
    AD7799 | 5.4 | BRUZ:TSSOP-16 BRUZ-REEL:TSSOP-16 | 24 bit | 470 SPS | 3 | SPI | 2.7 … 5.25 V
    AD7991 | 3 | YRJZ-0500RL7:SOT-23-8 YRJZ-1RL7:SOT-23-8 | 12 bit | 140 kSPS | 4 | I²C | 2.7 … 5.5 V
    AD9226 | 21 | ARSZ:SSOP-28 ARSZRL:SSOP-28 ASTZ:LQFP-48 | 12 bit | 65 MSPS | 1 | Parallel | 4.75 … 5.25 V
    AD9280 | 8.6 | ARSZ:SSOP-28 ARSZRL:SSOP-28 | 8 bit | 32 MSPS | 1 | Parallel | 2.7 … 5.5 V
    LTC2400 | 11 | CS8#PBF:SOIC-8 IS8#PBF:SOIC-8 CS8#TRPBF:SOIC-8 | 24 bit | 7.5 SPS | 1 | SPI | 2.7 … 5.5 V
    LTC2485 | 6.4 | CDD#PBF:DFN-10 IDD#PBF:DFN-10 | 24 bit | 15 SPS | 1 | I²C | 2.7 … 5.5 V
    LTC2308 | 5.2 | CUF#PBF:QFN-24 IUF#PBF:QFN-24 | 12 bit | 500 kSPS | 8 | SPI | 5 V
    MAX11614 | 3.3 | EEE+:SSOP-16 EEE+T:SSOP-16 | 12 bit | 94.4 kSPS | 8 | I²C | 4.5 … 5.5 V
    MAX1238 | 3.9 | EEE+:SSOP-16 EEE+T:SSOP-16 KEEE+:SSOP-16 | 12 bit | 94.4 kSPS | 12 | I²C | 4.5 … 5.5 V
    MAX31865 | 4.5 | AAP+:SSOP-20 AAP+T:SSOP-20 ATP+:QFN-20 | 15 bit | - | 1 | SPI | 3 … 3.6 V
    = NXP
    PCF8591 | 1.5 | P:DIP-16 T/2,518:SOIC-16 T/2,512:SOIC-16 | 8 bit | 11.1 kSPS | 4 | I²C | 2.5 … 6 V
    = Avia Semiconductor
    HX711 | 0.45 | _:SOIC-16 | 24 bit | 80 SPS | 2 | SPI | 2.6 … 5.5 V
    = Nuvoton
    NAU7802 | 0.9 | SGI:SOIC-16 KGI:DIP-16 | 24 bit | 320 SPS | 2 | I²C | 2.7 … 5.5 V
  `,
})

const dacs = chipsOf({
  category: 'analog/d-a-converters',
  sale: SALES.ic,
  columns: ['Resolution', 'Number of channels', 'Interface', 'Supply voltage'],
  describe: 'DAC digital-to-analog converter {0} {1} channel {2}',
  rows: `
    = Microchip Technology
    MCP4725A{0,1,2,3} | 0.85 | T-E/CH:SOT-23-6 | 12 bit | 1 | I²C | 2.7 … 5.5 V
    MCP4728 | 1.9 | -E/UN:MSOP-10 T-E/UN:MSOP-10 A1T-E/UN:MSOP-10 | 12 bit | 4 | I²C | 2.7 … 5.5 V
    MCP4801 | 1.1 | -E/P:DIP-8 -E/SN:SOIC-8 -E/MS:MSOP-8 | 8 bit | 1 | SPI | 2.7 … 5.5 V
    MCP4802 | 1.4 | -E/P:DIP-8 -E/SN:SOIC-8 -E/MS:MSOP-8 | 8 bit | 2 | SPI | 2.7 … 5.5 V
    MCP4811 | 1.3 | -E/P:DIP-8 -E/SN:SOIC-8 -E/MS:MSOP-8 | 10 bit | 1 | SPI | 2.7 … 5.5 V
    MCP4821 | 1.6 | -E/P:DIP-8 -E/SN:SOIC-8 -E/MS:MSOP-8 T-E/SN:SOIC-8 | 12 bit | 1 | SPI | 2.7 … 5.5 V
    MCP4822 | 2.2 | -E/P:DIP-8 -E/SN:SOIC-8 -E/MS:MSOP-8 T-E/SN:SOIC-8 | 12 bit | 2 | SPI | 2.7 … 5.5 V
    MCP4921 | 1.6 | -E/P:DIP-8 -E/SN:SOIC-8 -E/MS:MSOP-8 | 12 bit | 1 | SPI | 2.7 … 5.5 V
    MCP4922 | 2.2 | -E/P:DIP-14 -E/SL:SOIC-14 -E/ST:TSSOP-14 | 12 bit | 2 | SPI | 2.7 … 5.5 V
    = Texas Instruments
    DAC8550 | 4.2 | IDGKR:VSSOP-8 IDGKT:VSSOP-8 IBDGKT:VSSOP-8 | 16 bit | 1 | SPI | 2.7 … 5.5 V
    DAC8552 | 6.8 | IDGKR:VSSOP-8 IDGKT:VSSOP-8 | 16 bit | 2 | SPI | 2.7 … 5.5 V
    DAC8562 | 5.9 | SDGSR:VSSOP-10 SDGST:VSSOP-10 SDSCR:WSON-10 | 16 bit | 2 | SPI | 2.7 … 5.5 V
    DAC8568 | 19 | IAPW:TSSOP-16 ICPW:TSSOP-16 ICPWR:TSSOP-16 | 16 bit | 8 | SPI | 2.7 … 5.5 V
    DAC7571 | 1.9 | IDBVR:SOT-23-6 IDBVT:SOT-23-6 | 12 bit | 1 | I²C | 2.7 … 5.5 V
    DAC7578 | 7 | SPW:TSSOP-16 SPWR:TSSOP-16 SRGER:QFN-24 | 12 bit | 8 | I²C | 2.7 … 5.5 V
    DAC0808LCN | 1.7 | /NOPB:DIP-16 | 8 bit | 1 | Parallel | 4.5 … 18 V
    DAC0832LCN | 4.4 | /NOPB:DIP-20 | 8 bit | 1 | Parallel | 5 … 15 V
    TLV5618A | 3.4 | CD:SOIC-8 CDR:SOIC-8 CP:DIP-8 ID:SOIC-8 | 12 bit | 2 | SPI | 2.7 … 5.5 V
    TLC5615 | 2.2 | CD:SOIC-8 CDR:SOIC-8 CP:DIP-8 IDGKR:VSSOP-8 | 10 bit | 1 | SPI | 4.5 … 5.5 V
    DAC904 | 8.8 | E:TSSOP-28 E/2K5:TSSOP-28 U:SOIC-28 | 14 bit | 1 | Parallel | 3 … 5 V
    = Analog Devices
    AD5662 | 5.1 | BRJZ-1500RL7:SOT-23-8 BRJZ-1REEL7:SOT-23-8 BRMZ-1:MSOP-8 | 16 bit | 1 | SPI | 2.7 … 5.5 V
    AD5683R | 5.6 | BRMZ:MSOP-10 BRMZ-RL7:MSOP-10 | 16 bit | 1 | SPI | 2.7 … 5.5 V
    AD5686R | 11 | BRUZ:TSSOP-16 BRUZ-RL7:TSSOP-16 ACPZ-RL7:QFN-16 | 16 bit | 4 | SPI | 2.7 … 5.5 V
    AD5593R | 7.2 | BRUZ:TSSOP-16 BRUZ-RL7:TSSOP-16 BCPZ-RL7:QFN-16 | 12 bit | 8 | I²C | 2.7 … 5.5 V
    AD5541A | 12 | ARMZ:MSOP-10 BRMZ:MSOP-10 BRMZ-REEL7:MSOP-10 | 16 bit | 1 | SPI | 2.7 … 5.5 V
    AD7545A | 13 | KNZ:DIP-20 KRZ:SOIC-20 | 12 bit | 1 | Parallel | 5 … 15 V
    AD9708 | 7.9 | ARZ:SOIC-28 ARUZ:TSSOP-28 ARUZRL7:TSSOP-28 | 8 bit | 1 | Parallel | 2.7 … 5.5 V
    AD9833 | 4.8 | BRMZ:MSOP-10 BRMZ-REEL7:MSOP-10 | 10 bit | 1 | SPI | 2.3 … 5.5 V
    LTC2602 | 10 | CMS8#PBF:MSOP-8 IMS8#PBF:MSOP-8 CMS8#TRPBF:MSOP-8 | 16 bit | 2 | SPI | 2.5 … 5.5 V
    LTC1661 | 3 | CMS8#PBF:MSOP-8 CN8#PBF:DIP-8 IMS8#PBF:MSOP-8 | 10 bit | 2 | SPI | 2.7 … 5.5 V
    MAX5216 | 4.6 | GUA+:MSOP-8 GUA+T:MSOP-8 | 16 bit | 1 | SPI | 2.7 … 5.5 V
    MAX5705 | 2.9 | AATB+T:QFN-10 AAUB+:MSOP-10 | 12 bit | 1 | SPI | 2.7 … 5.5 V
  `,
})

const references = chipsOf({
  category: 'analog/voltage-references',
  sale: SALES.ic,
  columns: ['Output voltage', 'Accuracy', 'Configuration'],
  describe: 'Voltage reference {0} {1}',
  rows: `
    = Texas Instruments
    TL431 | 0.06 | _:TO-92 | Adjustable | ±2 % | -
    TL431{=±2 %,A=±1 %,B=±0.5 %} | 0.08 | IDBZR:SOT-23 IDR:SOIC-8 ILP:TO-92 ILPR:TO-92 IPK:SOT-89 IDBVR:SOT-23-5 CLP:TO-92 CDBZR:SOT-23 | Adjustable | $1 | -
    TLV431{=±1.5 %,A=±1 %,B=±0.5 %} | 0.1 | IDBZR:SOT-23 IDBVR:SOT-23-5 CLP:TO-92 | Adjustable | $1 | -
    TLVH431{=±1.5 %,A=±1 %,B=±0.5 %} | 0.12 | IDBZR:SOT-23 IDBVR:SOT-23-5 | Adjustable | $1 | -
    LM336BZ-{2.5=2.5 V,5.0=5 V} | 0.7 | /NOPB:TO-92 | $1 | - | -
    LM385BZ-{1.2=1.235 V,2.5=2.5 V} | 0.6 | /NOPB:TO-92 /LFT1:TO-92 | $1 | - | -
    LM385BM-{1.2=1.235 V,2.5=2.5 V} | 0.62 | /NOPB:SOIC-8 | $1 | - | -
    LM4040A{20=2.048,25=2.5,30=3,41=4.096,50=5,82=8.192,10=10} | 0.8 | IDBZR:SOT-23 IDBZT:SOT-23 ILPR:TO-92 | $1 V | ±0.1 % | -
    LM4040B{20=2.048,25=2.5,30=3,41=4.096,50=5,82=8.192,10=10} | 0.6 | IDBZR:SOT-23 IDCKR:SC-70-5 | $1 V | ±0.2 % | -
    LM4040C{20=2.048,25=2.5,30=3,41=4.096,50=5,82=8.192,10=10} | 0.45 | IDBZR:SOT-23 IDCKR:SC-70-5 QDBZR:SOT-23 | $1 V | ±0.5 % | -
    LM4040D{20=2.048,25=2.5,30=3,41=4.096,50=5,82=8.192,10=10} | 0.4 | IDBZR:SOT-23 IDCKR:SC-70-5 | $1 V | ±1 % | -
    REF30{12=1.25,20=2.048,25=2.5,30=3,33=3.3,40=4.096}A | 0.9 | IDBZR:SOT-23 IDBZT:SOT-23 | $1 V | ±0.2 % | -
    REF31{12=1.25,20=2.048,25=2.5,30=3,33=3.3,40=4.096}A | 1.4 | IDBZR:SOT-23 IDBZT:SOT-23 | $1 V | ±0.2 % | -
    REF33{12=1.25,18=1.8,20=2.048,25=2.5,30=3,33=3.3}A | 1 | IDBZR:SOT-23 IDBZT:SOT-23 IDCKR:SC-70-3 | $1 V | ±0.15 % | -
    REF50{20=2.048,25=2.5,30=3,40=4.096,45=4.5,50=5,10=10}A | 2.7 | ID:SOIC-8 IDR:SOIC-8 IDGKR:VSSOP-8 IDGKT:VSSOP-8 | $1 V | ±0.1 % | -
    = Analog Devices
    ADR45{20=2.048,25=2.5,30=3,33=3.3,40=4.096,50=5}{A=±0.04 %,B=±0.02 %} | 5.8 | RZ:SOIC-8 RZ-R7:SOIC-8 | $1 V | $2 | -
    ADR42{0=2.048,1=2.5,3=3,5=5}{A=±0.12 %,B=±0.04 %} | 5 | RZ:SOIC-8 RMZ:MSOP-8 RZ-REEL7:SOIC-8 | $1 V | $2 | -
    ADR36{1=2.5,3=3,5=5,6=3.3,4=4.096,0=2.048}{A=±0.24 %,B=±0.12 %} | 2.1 | UJZ-REEL7:SOT-23-5 | $1 V | $2 | -
    AD780{A=±0.2 %,B=±0.04 %} | 6.4 | NZ:DIP-8 RZ:SOIC-8 RZ-REEL7:SOIC-8 | 2.5 V | $1 | -
    AD584{J=±0.3 %,K=±0.1 %} | 9.2 | NZ:DIP-8 H:TO-99 | 10 V | $1 | -
    LT1021{BCN8=±0.5 %,CCN8=±0.05 %,DCN8=±1 %}-5 | 5.4 | #PBF:DIP-8 | 5 V | $1 | -
    LT1461{ACS8=±0.04 %,BCS8=±0.06 %,CCS8=±0.08 %}-2.5 | 6.8 | #PBF:SOIC-8 #TRPBF:SOIC-8 | 2.5 V | $1 | -
    LTC6655{B=±0.025 %,C=±0.05 %}HMS8-{1.25=1.25,2.048=2.048,2.5=2.5,3=3,3.3=3.3,4.096=4.096,5=5} | 8.4 | #PBF:MSOP-8 | $2 V | $1 | -
    MAX60{01=1.25,02=2.5,03=3,04=4.096,05=5} | 1.1 | EUR+T:SOT-23 ESA+:SOIC-8 | $1 V | ±1 % | -
    MAX6126{A21=2.048,A25=2.5,A30=3,A41=4.096,A50=5} | 5.7 | +:SOIC-8 +T:SOIC-8 | $1 V | ±0.02 % | -
    = onsemi
    TL431{=±2.2 %,A=±1 %,B=±0.4 %} | 0.07 | CLPG:TO-92 CDR2G:SOIC-8 IDMR2G:MSOP-8 | Adjustable | $1 | -
    TLV431{A=±1 %,B=±0.5 %} | 0.1 | SN1T1G:SOT-23 LPG:TO-92 | Adjustable | $1 | -
    NCP431{AC=±1 %,AI=±1 %,BC=±0.5 %} | 0.07 | SNT1G:SOT-23 LPRAG:TO-92 | Adjustable | $1 | -
    = STMicroelectronics
    TL431 | 0.08 | _:TO-92 ACD:SOIC-8 ACDT:SOIC-8 ACZ:TO-92 IZ:TO-92 AIZ-AP:TO-92 | Adjustable | ±2 % | -
    TL1431{CD=SOIC-8,CDT=SOIC-8,CZ=TO-92} | 0.2 | _:$1 | Adjustable | ±0.25 % | -
    TS431{ILT=SOT-23-5,AILT=SOT-23-5,ACZ=TO-92} | 0.14 | _:$1 | Adjustable | - | -
    = Diodes Incorporated
    TL431 | 0.05 | _:SOT-23 | Adjustable | ±1 % | -
    AN431{AN=TO-92,BN=TO-92,AA=SOT-23} | 0.05 | -ATRE1:$1 TR-G1:$1 | Adjustable | - | -
    AZ431{AN=TO-92,BN=TO-92,AZ=TO-92} | 0.05 | -ATRE1:$1 TR-G1:$1 | Adjustable | - | -
    TLV431{A=±1 %,B=±0.5 %} | 0.08 | FTA:SOT-23 E5TA:SOT-23-5 | Adjustable | $1 | -
    = Nexperia
    TL431{=±2 %,A=±1 %,B=±0.5 %} | 0.06 | CDBZR,215:SOT-23 IDBZR,215:SOT-23 QDBZR,215:SOT-23 | Adjustable | $1 | -
    = Microchip Technology
    MCP15{25=2.5,41=4.096} | 0.6 | -I/TO:TO-92 T-I/TT:SOT-23 | $1 V | ±1 % | -
    = UMW
    TL431 | 0.025 | _:SOT-23 A:SOT-23 | Adjustable | ±0.5 % | -
  `,
})

const switches = chipsOf({
  category: 'analog/analog-switches',
  sale: SALES.ic,
  columns: ['Configuration', 'Number of channels', 'On-resistance', 'Supply voltage', 'Function'],
  describe: 'Analog switch multiplexer {0} x{1} {2} {3}',
  rows: `
    = Texas Instruments
    CD4051B | 0.18 | E:DIP-16 M:SOIC-16 M96:SOIC-16 PWR:TSSOP-16 NSR:SOP-16 | 8:1 | 1 | 125 Ω | 3 … 18 V | Multiplexer
    CD4052B | 0.18 | E:DIP-16 M:SOIC-16 M96:SOIC-16 PWR:TSSOP-16 NSR:SOP-16 | 4:1 | 2 | 125 Ω | 3 … 18 V | Multiplexer
    CD4053B | 0.18 | E:DIP-16 M:SOIC-16 M96:SOIC-16 PWR:TSSOP-16 NSR:SOP-16 | 2:1 | 3 | 125 Ω | 3 … 18 V | Multiplexer
    CD4066B | 0.15 | E:DIP-14 M:SOIC-14 M96:SOIC-14 PWR:TSSOP-14 NSR:SOP-14 | SPST | 4 | 125 Ω | 3 … 18 V | Analog switch
    CD4067B | 0.55 | E:DIP-24 M:SOIC-24 M96:SOIC-24 PWR:TSSOP-24 | 16:1 | 1 | 125 Ω | 3 … 18 V | Multiplexer
    CD74HC4051 | 0.22 | E:DIP-16 M:SOIC-16 M96:SOIC-16 PWR:TSSOP-16 | 8:1 | 1 | 130 Ω | 2 … 10 V | Multiplexer
    CD74HC4067 | 0.48 | E:DIP-24 M:SOIC-24 M96:SOIC-24 SM96:SSOP-24 | 16:1 | 1 | 70 Ω | 2 … 6 V | Multiplexer
    SN74LVC1G3157 | 0.12 | DBVR:SOT-23-6 DCKR:SC-70-6 DRLR:SOT-563 | SPDT | 1 | 6 Ω | 1.65 … 5.5 V | Analog switch
    SN74LVC1G66 | 0.09 | DBVR:SOT-23-5 DCKR:SC-70-5 | SPST | 1 | 5.5 Ω | 1.65 … 5.5 V | Analog switch
    TS5A3157 | 0.22 | DBVR:SOT-23-6 DCKR:SC-70-6 | SPDT | 1 | 10 Ω | 1.65 … 5.5 V | Analog switch
    TS5A23157 | 0.35 | DGSR:VSSOP-10 RSER:QFN-10 | SPDT | 2 | 10 Ω | 1.65 … 5.5 V | Analog switch
    TS3A24157 | 0.4 | DGSR:VSSOP-10 RSER:QFN-10 | SPDT | 2 | 0.3 Ω | 1.65 … 3.6 V | Analog switch
    TMUX1108 | 1 | PWR:TSSOP-16 RSVR:QFN-16 | 8:1 | 1 | 2.5 Ω | 1.08 … 5.5 V | Multiplexer
    TMUX1134 | 1.1 | PWR:TSSOP-20 | SPDT | 4 | 2 Ω | 1.08 … 5.5 V | Analog switch
    TS3USB221 | 0.35 | RSER:QFN-10 DRCR:WSON-10 | 2:1 | 2 | 6 Ω | 2.3 … 3.6 V | Multiplexer
    = Nexperia
    74HC4051 | 0.16 | D,653:SOIC-16 PW,118:TSSOP-16 BQ,115:QFN-16 | 8:1 | 1 | 80 Ω | 2 … 10 V | Multiplexer
    74HC4052 | 0.16 | D,653:SOIC-16 PW,118:TSSOP-16 BQ,115:QFN-16 | 4:1 | 2 | 80 Ω | 2 … 10 V | Multiplexer
    74HC4053 | 0.16 | D,653:SOIC-16 PW,118:TSSOP-16 BQ,115:QFN-16 | 2:1 | 3 | 80 Ω | 2 … 10 V | Multiplexer
    74HC4066 | 0.14 | D,653:SOIC-14 PW,118:TSSOP-14 BQ,115:QFN-14 | SPST | 4 | 50 Ω | 2 … 10 V | Analog switch
    74HC4067 | 0.34 | D,653:SOIC-24 PW,118:TSSOP-24 BQ,118:QFN-24 | 16:1 | 1 | 95 Ω | 2 … 10 V | Multiplexer
    HEF4051B | 0.18 | T,653:SOIC-16 TT,118:TSSOP-16 | 8:1 | 1 | 80 Ω | 3 … 15 V | Multiplexer
    HEF4066B | 0.16 | T,653:SOIC-14 | SPST | 4 | 80 Ω | 3 … 15 V | Analog switch
    = Analog Devices
    ADG408 | 4.4 | BNZ:DIP-16 BRZ:SOIC-16 BRUZ:TSSOP-16 BRZ-REEL7:SOIC-16 | 8:1 | 1 | 100 Ω | ±15 V | Multiplexer
    ADG409 | 4.4 | BNZ:DIP-16 BRZ:SOIC-16 BRUZ:TSSOP-16 | 4:1 | 2 | 100 Ω | ±15 V | Multiplexer
    ADG419 | 2.4 | BNZ:DIP-8 BRZ:SOIC-8 BRMZ:MSOP-8 BRZ-REEL7:SOIC-8 | SPDT | 1 | 35 Ω | ±15 V | Analog switch
    ADG706 | 5.3 | BRUZ:TSSOP-28 BRUZ-REEL7:TSSOP-28 | 16:1 | 1 | 4.5 Ω | 1.8 … 5.5 V | Multiplexer
    ADG714 | 4.4 | BRUZ:TSSOP-24 BRUZ-REEL7:TSSOP-24 | SPST | 8 | 2.5 Ω | 2.7 … 5.5 V | Analog switch
    ADG849 | 1 | YKSZ-500RL7:SC-70-6 YKSZ-REEL7:SC-70-6 | SPDT | 1 | 0.5 Ω | 1.8 … 5.5 V | Analog switch
    MAX4617 | 1.7 | CUE+:TSSOP-16 CSE+:SOIC-16 CPE+:DIP-16 | 8:1 | 1 | 10 Ω | 2 … 5.5 V | Multiplexer
    DG408 | 3.3 | DJ+:DIP-16 DY+:SOIC-16 DY+T:SOIC-16 | 8:1 | 1 | 100 Ω | ±15 V | Multiplexer
    DG419 | 2.2 | DY+:SOIC-8 DJ+:DIP-8 CY+:SOIC-8 | SPDT | 1 | 35 Ω | ±15 V | Analog switch
    = Vishay
    DG408 | 2.9 | DJ-E3:DIP-16 DY-T1-E3:SOIC-16 DQ-T1-E3:TSSOP-16 | 8:1 | 1 | 100 Ω | ±15 V | Multiplexer
    DG419 | 1.9 | DY-T1-E3:SOIC-8 DJ-E3:DIP-8 | SPDT | 1 | 35 Ω | ±15 V | Analog switch
    DG411 | 2 | DJ-E3:DIP-16 DY-T1-E3:SOIC-16 DQ-T1-E3:TSSOP-16 | SPST | 4 | 35 Ω | ±15 V | Analog switch
    = onsemi
    NLAS4053 | 0.4 | DR2G:SOIC-16 DTR2G:TSSOP-16 | 2:1 | 3 | 26 Ω | 2 … 5.5 V | Multiplexer
    FSA3157 | 0.16 | P6X:SC-70-6 L6X:MicroPak-6 | SPDT | 1 | 10 Ω | 1.65 … 5.5 V | Analog switch
  `,
})
