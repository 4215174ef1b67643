import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

export function transistorFamilies(): PartFamily[] {
  return [
    listedFamily(8, [...smallMosfets, ...powerMosfets]),
    listedFamily(6, bipolar),
    listedFamily(3, digital),
    listedFamily(2, igbts),
    listedFamily(3, thyristors),
  ]
}

const MOSFET_COLUMNS = ['Polarity', 'Drain-source voltage', 'Drain current', 'On-resistance'] as const

const smallMosfets = chipsOf({
  category: 'transistors/mosfets',
  sale: SALES.discrete,
  columns: MOSFET_COLUMNS,
  describe: 'MOSFET {0} {1} {2} {3}',
  rows: `
    = onsemi
    BSS138 | 0.03 | _:SOT-23 LT1G:SOT-23 LT3G:SOT-23 | N-channel | 50 V | 0.2 A | 3.5 Ω
    BSS84 | 0.04 | _:SOT-23 LT1G:SOT-23 | P-channel | 50 V | 0.13 A | 10 Ω
    2N7002 | 0.03 | _:SOT-23 LT1G:SOT-23 LT3G:SOT-23 WT1G:SOT-323 | N-channel | 60 V | 0.115 A | 7.5 Ω
    2N7000 | 0.06 | _:TO-92 TA:TO-92 BU:TO-92 | N-channel | 60 V | 0.2 A | 5 Ω
    NTR4003N | 0.05 | T1G:SOT-23 T3G:SOT-23 | N-channel | 30 V | 0.5 A | 1.5 Ω
    NTR4101P | 0.09 | T1G:SOT-23 | P-channel | 20 V | 2.4 A | 85 mΩ
    FDN340P | 0.11 | _:SOT-23 | P-channel | 20 V | 2 A | 70 mΩ
    FDN337N | 0.11 | _:SOT-23 | N-channel | 30 V | 2.2 A | 65 mΩ
    FDV301N | 0.05 | _:SOT-23 | N-channel | 25 V | 0.22 A | 4 Ω
    FDV303N | 0.06 | _:SOT-23 | N-channel | 25 V | 0.68 A | 450 mΩ
    FDV304P | 0.06 | _:SOT-23 | P-channel | 25 V | 0.46 A | 1.1 Ω
    = Infineon
    BSS138N | 0.05 | H6327:SOT-23 | N-channel | 60 V | 0.23 A | 3.5 Ω
    BSS84P | 0.06 | H6327:SOT-23 | P-channel | 60 V | 0.17 A | 8 Ω
    2N7002 | 0.04 | H6327:SOT-23 | N-channel | 60 V | 0.3 A | 3 Ω
    IRLML2502 | 0.12 | TRPBF:SOT-23 | N-channel | 20 V | 4.2 A | 45 mΩ
    IRLML6401 | 0.12 | TRPBF:SOT-23 | P-channel | 12 V | 4.3 A | 50 mΩ
    IRLML6402 | 0.12 | TRPBF:SOT-23 | P-channel | 20 V | 3.7 A | 65 mΩ
    IRLML2402 | 0.1 | TRPBF:SOT-23 | N-channel | 20 V | 1.2 A | 250 mΩ
    IRLML0030 | 0.12 | TRPBF:SOT-23 | N-channel | 30 V | 5.3 A | 27 mΩ
    IRLML0060 | 0.15 | TRPBF:SOT-23 | N-channel | 60 V | 2.7 A | 92 mΩ
    IRLML0100 | 0.16 | TRPBF:SOT-23 | N-channel | 100 V | 1.6 A | 220 mΩ
    IRLML5203 | 0.13 | TRPBF:SOT-23 | P-channel | 30 V | 3 A | 98 mΩ
    IRLML9301 | 0.13 | TRPBF:SOT-23 | P-channel | 30 V | 3.6 A | 64 mΩ
    IRLML6344 | 0.11 | TRPBF:SOT-23 | N-channel | 30 V | 5 A | 29 mΩ
    IRLML6244 | 0.1 | TRPBF:SOT-23 | N-channel | 20 V | 6.3 A | 21 mΩ
    = Nexperia
    BSS138 | 0.03 | BK,215:SOT-23 P,215:SOT-23 PW,115:SOT-323 | N-channel | 60 V | 0.36 A | 1.6 Ω
    BSS84 | 0.035 | ,215:SOT-23 AK,215:SOT-23 | P-channel | 50 V | 0.13 A | 10 Ω
    2N7002 | 0.025 | ,215:SOT-23 ,235:SOT-23 | N-channel | 60 V | 0.3 A | 5 Ω
    2N7002P | 0.027 | ,215:SOT-23 W,115:SOT-323 | N-channel | 60 V | 0.36 A | 1.6 Ω
    PMV{16XN=20,30UN=20,40UN=30,45EN=30} | 0.09 | ,215:SOT-23 | N-channel | $1 V | - | -
    PMV{48XP=20,65XP=20} | 0.09 | ,215:SOT-23 | P-channel | $1 V | - | -
    BUK98150-55A | 0.32 | ,115:SOT-223 | N-channel | 55 V | 5.5 A | 150 mΩ
    = Diodes Incorporated
    BSS138 | 0.03 | -7-F:SOT-23 W-7-F:SOT-323 DW-7-F:SOT-363 | N-channel | 50 V | 0.2 A | 3.5 Ω
    BSS84 | 0.035 | -7-F:SOT-23 W-7-F:SOT-323 | P-channel | 50 V | 0.13 A | 10 Ω
    2N7002 | 0.03 | -7-F:SOT-23 -13-F:SOT-23 W-7-F:SOT-323 DW-7-F:SOT-363 K-7:SOT-23 | N-channel | 60 V | - | -
    DMG2302U | 0.05 | -7:SOT-23 K-7:SOT-23 | N-channel | 20 V | 4.2 A | 90 mΩ
    DMG2305UX | 0.05 | -7:SOT-23 -13:SOT-23 | P-channel | 20 V | 4.2 A | 52 mΩ
    DMG3415U | 0.08 | -7:SOT-23 | P-channel | 20 V | 4 A | 42 mΩ
    DMP2035U | 0.08 | -7:SOT-23 | P-channel | 20 V | 3.6 A | 35 mΩ
    DMN3404L | 0.07 | -7:SOT-23 | N-channel | 30 V | 4.2 A | 28 mΩ
    = Vishay
    SI2301CDS | 0.12 | -T1-GE3:SOT-23 -T1-E3:SOT-23 | P-channel | 20 V | 3.1 A | 112 mΩ
    SI2302CDS | 0.12 | -T1-GE3:SOT-23 -T1-E3:SOT-23 | N-channel | 20 V | 2.9 A | 57 mΩ
    SI2304DDS | 0.11 | -T1-GE3:SOT-23 | N-channel | 30 V | 3.6 A | 60 mΩ
    SI2305CDS | 0.12 | -T1-GE3:SOT-23 | P-channel | 8 V | 5.8 A | 35 mΩ
    SI2307CDS | 0.14 | -T1-GE3:SOT-23 | P-channel | 30 V | 3.5 A | 88 mΩ
    SI2308BDS | 0.14 | -T1-GE3:SOT-23 -T1-E3:SOT-23 | N-channel | 60 V | 2.3 A | 156 mΩ
    SI2309CDS | 0.14 | -T1-GE3:SOT-23 | P-channel | 60 V | 1.6 A | 345 mΩ
    SI2318CDS | 0.14 | -T1-GE3:SOT-23 | N-channel | 40 V | 5.6 A | 42 mΩ
    SI2323DDS | 0.16 | -T1-GE3:SOT-23 | P-channel | 20 V | 5.3 A | 39 mΩ
    SI2333DDS | 0.15 | -T1-GE3:SOT-23 | P-channel | 12 V | 6 A | 28 mΩ
    = Alpha & Omega Semiconductor
    AO3400A | 0.06 | _:SOT-23 | N-channel | 30 V | 5.8 A | 26.5 mΩ
    AO3401A | 0.06 | _:SOT-23 | P-channel | 30 V | 4 A | 50 mΩ
    AO3402 | 0.06 | _:SOT-23 | N-channel | 30 V | 4 A | 55 mΩ
    AO3404A | 0.07 | _:SOT-23 | N-channel | 30 V | 5.8 A | 28 mΩ
    AO3406 | 0.06 | _:SOT-23 | N-channel | 30 V | 3.6 A | 50 mΩ
    AO3407A | 0.07 | _:SOT-23 | P-channel | 30 V | 4.3 A | 48 mΩ
    AO3413 | 0.06 | _:SOT-23 | P-channel | 20 V | 3 A | 80 mΩ
    AO3415A | 0.08 | _:SOT-23 | P-channel | 20 V | 5 A | 36 mΩ
    AO3416 | 0.08 | _:SOT-23 | N-channel | 20 V | 6.5 A | 22 mΩ
    AO3422 | 0.09 | _:SOT-23 | N-channel | 55 V | 2.1 A | 160 mΩ
    AO4406A | 0.14 | _:SOIC-8 | N-channel | 30 V | 13 A | 11.5 mΩ
    AO4407A | 0.18 | _:SOIC-8 | P-channel | 30 V | 12 A | 13 mΩ
    AO4606 | 0.19 | _:SOIC-8 | N- and P-channel | 30 V | 6 A | 30 mΩ
    AOD403 | 0.24 | _:TO-252 | P-channel | 30 V | 70 A | 6.2 mΩ
    AOD409 | 0.23 | _:TO-252 | P-channel | 60 V | 26 A | 40 mΩ
    AOD4184A | 0.2 | _:TO-252 | N-channel | 40 V | 50 A | 7 mΩ
    = JSCJ
    2N7002 | 0.011 | _:SOT-23 | N-channel | 60 V | 0.115 A | 7.5 Ω
    BSS138 | 0.012 | _:SOT-23 | N-channel | 50 V | 0.22 A | 3.5 Ω
    BSS84 | 0.012 | _:SOT-23 | P-channel | 50 V | 0.13 A | 10 Ω
    CJ{2301=20,2305=12} | 0.02 | _:SOT-23 | P-channel | $1 V | - | -
    CJ2302 | 0.02 | _:SOT-23 | N-channel | 20 V | 2.1 A | 60 mΩ
    CJ3400 | 0.03 | _:SOT-23 | N-channel | 30 V | 5.8 A | 35 mΩ
    CJ3401 | 0.03 | _:SOT-23 | P-channel | 30 V | 4.2 A | 65 mΩ
  `,
})

const powerMosfets = chipsOf({
  category: 'transistors/mosfets',
  sale: SALES.power,
  columns: MOSFET_COLUMNS,
  describe: 'Power MOSFET {0} {1} {2} {3}',
  rows: `
    = Infineon
    IRF540N | 0.62 | PBF:TO-220 SPBF:D2PAK STRLPBF:D2PAK | N-channel | 100 V | 33 A | 44 mΩ
    IRF3205 | 0.85 | PBF:TO-220 SPBF:D2PAK ZPBF:TO-220 | N-channel | 55 V | 110 A | 8 mΩ
    IRF1404 | 1.2 | PBF:TO-220 SPBF:D2PAK ZPBF:TO-220 | N-channel | 40 V | 202 A | 4 mΩ
    IRF1405 | 1.1 | PBF:TO-220 SPBF:D2PAK | N-channel | 55 V | 169 A | 5.3 mΩ
    IRF4905 | 1.05 | PBF:TO-220 SPBF:D2PAK STRLPBF:D2PAK | P-channel | 55 V | 74 A | 20 mΩ
    IRF5305 | 0.7 | PBF:TO-220 SPBF:D2PAK | P-channel | 55 V | 31 A | 60 mΩ
    IRF9540N | 0.75 | PBF:TO-220 SPBF:D2PAK | P-channel | 100 V | 23 A | 117 mΩ
    IRF9Z34N | 0.55 | PBF:TO-220 SPBF:D2PAK | P-channel | 55 V | 19 A | 100 mΩ
    IRFZ44N | 0.55 | PBF:TO-220 SPBF:D2PAK STRLPBF:D2PAK | N-channel | 55 V | 49 A | 17.5 mΩ
    IRFZ24N | 0.45 | PBF:TO-220 SPBF:D2PAK | N-channel | 55 V | 17 A | 70 mΩ
    IRFZ48N | 0.7 | PBF:TO-220 SPBF:D2PAK | N-channel | 55 V | 64 A | 14 mΩ
    IRLZ44N | 0.65 | PBF:TO-220 SPBF:D2PAK STRLPBF:D2PAK | N-channel | 55 V | 47 A | 22 mΩ
    IRLZ34N | 0.55 | PBF:TO-220 SPBF:D2PAK | N-channel | 55 V | 30 A | 35 mΩ
    IRL540N | 0.72 | PBF:TO-220 SPBF:D2PAK | N-channel | 100 V | 36 A | 44 mΩ
    IRL3705N | 0.95 | PBF:TO-220 SPBF:D2PAK | N-channel | 55 V | 89 A | 10 mΩ
    IRF530N | 0.5 | PBF:TO-220 SPBF:D2PAK | N-channel | 100 V | 17 A | 90 mΩ
    IRF640N | 0.68 | PBF:TO-220 SPBF:D2PAK | N-channel | 200 V | 18 A | 150 mΩ
    IRF3710 | 0.92 | PBF:TO-220 SPBF:D2PAK ZPBF:TO-220 | N-channel | 100 V | 57 A | 23 mΩ
    IRFB4110 | 1.6 | PBF:TO-220 | N-channel | 100 V | 180 A | 4.5 mΩ
    IRFB4227 | 1.9 | PBF:TO-220 | N-channel | 200 V | 65 A | 24 mΩ
    IRFP260N | 2.1 | PBF:TO-247 | N-channel | 200 V | 50 A | 40 mΩ
    IRFP4668 | 4.2 | PBF:TO-247 | N-channel | 200 V | 130 A | 9.7 mΩ
    IRFR5305 | 0.5 | PBF:DPAK TRPBF:DPAK | P-channel | 55 V | 31 A | 65 mΩ
    IRLR2905 | 0.55 | PBF:DPAK TRPBF:DPAK | N-channel | 55 V | 42 A | 27 mΩ
    IRLR7843 | 0.6 | PBF:DPAK TRPBF:DPAK | N-channel | 30 V | 161 A | 3.3 mΩ
    IRF7416 | 0.45 | TRPBF:SOIC-8 | P-channel | 30 V | 10 A | 20 mΩ
    IRF7314 | 0.6 | TRPBF:SOIC-8 | P-channel | 20 V | 5.3 A | 58 mΩ
    IRF7389 | 0.65 | TRPBF:SOIC-8 | N- and P-channel | 30 V | 7.3 A | 29 mΩ
    BSC010N04LS | 1.1 | ATMA1:PDFN-8 | N-channel | 40 V | 100 A | 1 mΩ
    BSC016N06NS | 1.2 | ATMA1:PDFN-8 | N-channel | 60 V | 100 A | 1.6 mΩ
    IPP60R190P6 | 1.6 | XKSA1:TO-220 | N-channel | 600 V | 20.2 A | 190 mΩ
    SPP20N60C3 | 2.4 | XKSA1:TO-220 | N-channel | 650 V | 20.7 A | 190 mΩ
    = Vishay
    IRF520 | 0.6 | PBF:TO-220 | N-channel | 100 V | 9.2 A | 270 mΩ
    IRF540 | 0.8 | PBF:TO-220 SPBF:D2PAK | N-channel | 100 V | 28 A | 77 mΩ
    IRF630 | 0.6 | PBF:TO-220 SPBF:D2PAK | N-channel | 200 V | 9 A | 400 mΩ
    IRF730 | 0.65 | PBF:TO-220 | N-channel | 400 V | 5.5 A | 1 Ω
    IRF740 | 0.8 | PBF:TO-220 SPBF:D2PAK | N-channel | 400 V | 10 A | 550 mΩ
    IRF840 | 0.85 | PBF:TO-220 SPBF:D2PAK APBF:TO-220 | N-channel | 500 V | 8 A | 850 mΩ
    IRF9530 | 0.75 | PBF:TO-220 | P-channel | 100 V | 12 A | 300 mΩ
    IRF9Z24 | 0.7 | PBF:TO-220 | P-channel | 60 V | 11 A | 280 mΩ
    IRFBC40 | 1.1 | PBF:TO-220 | N-channel | 600 V | 6.2 A | 1.2 Ω
    IRFP450 | 1.9 | PBF:TO-247 | N-channel | 500 V | 14 A | 400 mΩ
    IRFP460 | 2.3 | PBF:TO-247 APBF:TO-247 | N-channel | 500 V | 20 A | 270 mΩ
    SI4435DDY | 0.34 | -T1-GE3:SOIC-8 | P-channel | 30 V | 11.4 A | 24 mΩ
    SI4953ADY | 0.45 | -T1-E3:SOIC-8 | P-channel | 30 V | 4.9 A | 53 mΩ
    SI7461DP | 0.85 | -T1-GE3:PowerPAK-SO-8 | P-channel | 60 V | 14.4 A | 14.5 mΩ
    = STMicroelectronics
    STP55NF06 | 0.7 | _:TO-220 L:TO-220 | N-channel | 60 V | 50 A | 18 mΩ
    STP75NF75 | 1.1 | _:TO-220 | N-channel | 75 V | 80 A | 11 mΩ
    STP16NF06 | 0.5 | _:TO-220 L:TO-220 | N-channel | 60 V | 16 A | 100 mΩ
    STP10NK60Z | 1.3 | _:TO-220 FP:TO-220F | N-channel | 600 V | 10 A | 750 mΩ
    STP4NK60Z | 0.7 | _:TO-220 FP:TO-220F | N-channel | 600 V | 4 A | 2 Ω
    STD12NF06L | 0.36 | T4:DPAK | N-channel | 60 V | 12 A | 100 mΩ
    STW20NM60 | 3.4 | _:TO-247 | N-channel | 600 V | 20 A | 290 mΩ
    = onsemi
    FQP27P06 | 0.9 | _:TO-220 | P-channel | 60 V | 27 A | 70 mΩ
    FQP30N06L | 0.75 | _:TO-220 | N-channel | 60 V | 32 A | 35 mΩ
    FQP50N06L | 0.85 | _:TO-220 | N-channel | 60 V | 52.4 A | 21 mΩ
    FDS4435BZ | 0.35 | _:SOIC-8 | P-channel | 30 V | 8.8 A | 20 mΩ
    FDS6680A | 0.42 | _:SOIC-8 | N-channel | 30 V | 12.5 A | 9.5 mΩ
    NTD2955 | 0.4 | T4G:DPAK G:DPAK | P-channel | 60 V | 12 A | 180 mΩ
    NTD3055L104 | 0.35 | T4G:DPAK G:DPAK | N-channel | 60 V | 12 A | 104 mΩ
    RFP30N06LE | 0.9 | _:TO-220 | N-channel | 60 V | 30 A | 47 mΩ
    = Texas Instruments
    CSD17571Q2 | 0.17 | _:WSON-6 | N-channel | 30 V | 22 A | 29 mΩ
    CSD18540Q5B | 0.95 | _:PDFN-8 T:PDFN-8 | N-channel | 60 V | 100 A | 2.2 mΩ
    CSD19536KCS | 2.1 | _:TO-220 | N-channel | 100 V | 150 A | 2.7 mΩ
    CSD18532Q5B | 0.9 | _:PDFN-8 T:PDFN-8 | N-channel | 60 V | 100 A | 3.2 mΩ
    CSD25310Q2 | 0.2 | _:WSON-6 T:WSON-6 | P-channel | 20 V | 20 A | 23.9 mΩ
    CSD13380F3 | 0.08 | _:LGA-3 T:LGA-3 | N-channel | 12 V | 3.6 A | 76 mΩ
    = Toshiba
    TK{20A60W=20 A,16A60W=15.8 A,12A60W=11.5 A,10A60W=9.7 A} | 1.5 | ,S4VX:TO-220F | N-channel | 600 V | $1 | -
    TPH1R403NL | 0.6 | ,L1Q:PDFN-8 | N-channel | 30 V | 60 A | 1.4 mΩ
    SSM3K333R | 0.07 | ,LF:SOT-23 | N-channel | 30 V | 6 A | 28 mΩ
    SSM3J328R | 0.08 | ,LF:SOT-23 | P-channel | 20 V | 6 A | 29.8 mΩ
    2SK3878 | 2.4 | (F):TO-3P | N-channel | 900 V | 9 A | 1.3 Ω
  `,
})

const bipolar = chipsOf({
  category: 'transistors/bipolar-transistors',
  sale: SALES.discrete,
  columns: ['Polarity', 'Collector-emitter voltage', 'Collector current', 'Configuration'],
  describe: 'Bipolar transistor BJT {0} {1} {2}',
  rows: `
    = onsemi
    2N3904 | 0.03 | _:TO-92 BU:TO-92 TA:TO-92 TFR:TO-92 | NPN | 40 V | 0.2 A | Single
    2N3906 | 0.03 | _:TO-92 BU:TO-92 TA:TO-92 TFR:TO-92 | PNP | 40 V | 0.2 A | Single
    2N4401 | 0.03 | _:TO-92 BU:TO-92 TA:TO-92 | NPN | 40 V | 0.6 A | Single
    2N4403 | 0.03 | _:TO-92 BU:TO-92 TA:TO-92 | PNP | 40 V | 0.6 A | Single
    PN2222A | 0.035 | _:TO-92 BU:TO-92 TA:TO-92 | NPN | 40 V | 1 A | Single
    PN2907A | 0.035 | _:TO-92 BU:TO-92 TA:TO-92 | PNP | 60 V | 0.8 A | Single
    BC547{A,B,C} | 0.03 | _:TO-92 BU:TO-92 TA:TO-92 | NPN | 45 V | 0.1 A | Single
    BC557{A,B,C} | 0.03 | _:TO-92 BU:TO-92 TA:TO-92 | PNP | 45 V | 0.1 A | Single
    BC337-{16,25,40} | 0.035 | _:TO-92 G:TO-92 | NPN | 45 V | 0.8 A | Single
    BC327-{16,25,40} | 0.035 | _:TO-92 G:TO-92 | PNP | 45 V | 0.8 A | Single
    MMBT3904 | 0.018 | _:SOT-23 LT1G:SOT-23 LT3G:SOT-23 WT1G:SOT-323 | NPN | 40 V | 0.2 A | Single
    MMBT3906 | 0.018 | _:SOT-23 LT1G:SOT-23 LT3G:SOT-23 WT1G:SOT-323 | PNP | 40 V | 0.2 A | Single
    MMBT2222A | 0.02 | _:SOT-23 LT1G:SOT-23 LT3G:SOT-23 WT1G:SOT-323 | NPN | 40 V | 0.6 A | Single
    MMBT2907A | 0.02 | _:SOT-23 LT1G:SOT-23 LT3G:SOT-23 WT1G:SOT-323 | PNP | 60 V | 0.6 A | Single
    MMBT4401 | 0.02 | LT1G:SOT-23 WT1G:SOT-323 | NPN | 40 V | 0.6 A | Single
    MMBT4403 | 0.02 | LT1G:SOT-23 WT1G:SOT-323 | PNP | 40 V | 0.6 A | Single
    MMBTA42 | 0.03 | LT1G:SOT-23 | NPN | 300 V | 0.5 A | Single
    MMBTA92 | 0.03 | LT1G:SOT-23 | PNP | 300 V | 0.5 A | Single
    BC846{A,B}LT1G | 0.018 | _:SOT-23 | NPN | 65 V | 0.1 A | Single
    BC847{A,B,C}LT1G | 0.018 | _:SOT-23 | NPN | 45 V | 0.1 A | Single
    BC856{A,B}LT1G | 0.018 | _:SOT-23 | PNP | 65 V | 0.1 A | Single
    BC857{A,B,C}LT1G | 0.018 | _:SOT-23 | PNP | 45 V | 0.1 A | Single
    BC817-{16,25,40}LT1G | 0.02 | _:SOT-23 | NPN | 45 V | 0.5 A | Single
    BC807-{16,25,40}LT1G | 0.02 | _:SOT-23 | PNP | 45 V | 0.5 A | Single
    TIP31{=40,A=60,B=80,C=100} | 0.35 | G:TO-220 | NPN | $1 V | 3 A | Single
    TIP32{=40,A=60,B=80,C=100} | 0.35 | G:TO-220 | PNP | $1 V | 3 A | Single
    TIP41{=40,A=60,B=80,C=100} | 0.4 | G:TO-220 | NPN | $1 V | 6 A | Single
    TIP42{=40,A=60,B=80,C=100} | 0.4 | G:TO-220 | PNP | $1 V | 6 A | Single
    ~ Darlington transistor {0} {1} {2}
    TIP12{0=60,1=80,2=100} | 0.38 | G:TO-220 | NPN | $1 V | 5 A | Single
    TIP12{5=60,6=80,7=100} | 0.38 | G:TO-220 | PNP | $1 V | 5 A | Single
    ~ Bipolar transistor BJT {0} {1} {2}
    MJE13{003=400,005=400,007=400} | 0.4 | G:TO-220 | NPN | $1 V | - | Single
    BD139 | 0.22 | G:TO-126 10STU:TO-126 16STU:TO-126 | NPN | 80 V | 1.5 A | Single
    BD140 | 0.22 | G:TO-126 10STU:TO-126 16STU:TO-126 | PNP | 80 V | 1.5 A | Single
    MJD44H11 | 0.3 | G:DPAK T4G:DPAK | NPN | 80 V | 8 A | Single
    MJD45H11 | 0.3 | G:DPAK T4G:DPAK | PNP | 80 V | 8 A | Single
    = Nexperia
    BC846{A,B} | 0.014 | ,215:SOT-23 W,115:SOT-323 | NPN | 65 V | 0.1 A | Single
    BC847{A,B,C} | 0.014 | ,215:SOT-23 ,235:SOT-23 W,115:SOT-323 T,115:SOT-416 | NPN | 45 V | 0.1 A | Single
    BC848{B} | 0.014 | ,215:SOT-23 W,115:SOT-323 | NPN | 30 V | 0.1 A | Single
    BC856{A,B} | 0.014 | ,215:SOT-23 W,115:SOT-323 | PNP | 65 V | 0.1 A | Single
    BC857{A,B,C} | 0.014 | ,215:SOT-23 ,235:SOT-23 W,115:SOT-323 T,115:SOT-416 | PNP | 45 V | 0.1 A | Single
    BC817-{16,25,40} | 0.016 | ,215:SOT-23 W,115:SOT-323 | NPN | 45 V | 0.5 A | Single
    BC807-{16,25,40} | 0.016 | ,215:SOT-23 W,115:SOT-323 | PNP | 45 V | 0.5 A | Single
    PMBT3904 | 0.015 | ,215:SOT-23 | NPN | 40 V | 0.2 A | Single
    PMBT3906 | 0.015 | ,215:SOT-23 | PNP | 40 V | 0.2 A | Single
    PMBT2222A | 0.017 | ,215:SOT-23 | NPN | 40 V | 0.6 A | Single
    PMBT2907A | 0.017 | ,215:SOT-23 | PNP | 60 V | 0.6 A | Single
    BCP5{3=PNP,6=NPN} | 0.09 | ,115:SOT-223 -10,115:SOT-223 -16,115:SOT-223 | $1 | 80 V | 1 A | Single
    BCX5{3=PNP,6=NPN} | 0.07 | ,115:SOT-89 -10,115:SOT-89 -16,115:SOT-89 | $1 | 80 V | 1 A | Single
    PBSS4041{N=NPN,P=PNP}X | 0.14 | ,115:SOT-89 | $1 | 60 V | - | Single
    BC847BS | 0.03 | ,115:SOT-363 | NPN | 45 V | 0.1 A | Dual
    BC857BS | 0.03 | ,115:SOT-363 | PNP | 45 V | 0.1 A | Dual
    = Diodes Incorporated
    MMBT3904 | 0.016 | -7-F:SOT-23 -13-F:SOT-23 T-7-F:SOT-523 | NPN | 40 V | 0.2 A | Single
    MMBT3906 | 0.016 | -7-F:SOT-23 -13-F:SOT-23 T-7-F:SOT-523 | PNP | 40 V | 0.2 A | Single
    MMBT2222A | 0.018 | -7-F:SOT-23 -13-F:SOT-23 | NPN | 40 V | 0.6 A | Single
    MMBT2907A | 0.018 | -7-F:SOT-23 -13-F:SOT-23 | PNP | 60 V | 0.6 A | Single
    BC847{A,B,C} | 0.015 | -7-F:SOT-23 W-7-F:SOT-323 | NPN | 45 V | 0.1 A | Single
    BC857{A,B,C} | 0.015 | -7-F:SOT-23 W-7-F:SOT-323 | PNP | 45 V | 0.1 A | Single
    FZT{651=NPN,751=PNP} | 0.2 | TA:SOT-223 | $1 | 60 V | 3 A | Single
    FMMT{617=NPN,717=PNP} | 0.14 | TA:SOT-23 | $1 | - | - | Single
    = JSCJ
    2N3904 | 0.012 | _:TO-92 | NPN | 40 V | 0.2 A | Single
    2N3906 | 0.012 | _:TO-92 | PNP | 40 V | 0.2 A | Single
    MMBT3904 | 0.008 | _:SOT-23 | NPN | 40 V | 0.2 A | Single
    MMBT3906 | 0.008 | _:SOT-23 | PNP | 40 V | 0.2 A | Single
    MMBT2222A | 0.009 | _:SOT-23 | NPN | 40 V | 0.6 A | Single
    MMBT2907A | 0.009 | _:SOT-23 | PNP | 60 V | 0.6 A | Single
    S8050 | 0.009 | _:SOT-23 | NPN | 25 V | 0.5 A | Single
    S8550 | 0.009 | _:SOT-23 | PNP | 25 V | 0.5 A | Single
    S9013 | 0.009 | _:SOT-23 | NPN | 25 V | 0.5 A | Single
    S9014 | 0.009 | _:SOT-23 | NPN | 45 V | 0.1 A | Single
    SS8050 | 0.012 | _:SOT-23 | NPN | 25 V | 1.5 A | Single
    SS8550 | 0.012 | _:SOT-23 | PNP | 25 V | 1.5 A | Single
    = STMicroelectronics
    TIP31C | 0.42 | _:TO-220 | NPN | 100 V | 3 A | Single
    TIP32C | 0.42 | _:TO-220 | PNP | 100 V | 3 A | Single
    ~ Darlington transistor {0} {1} {2}
    TIP122 | 0.42 | _:TO-220 | NPN | 100 V | 5 A | Single
    TIP127 | 0.42 | _:TO-220 | PNP | 100 V | 5 A | Single
    ~ Bipolar transistor BJT {0} {1} {2}
    BD139 | 0.25 | _:TO-126 -10:TO-126 -16:TO-126 | NPN | 80 V | 1.5 A | Single
    BD140 | 0.25 | _:TO-126 -10:TO-126 -16:TO-126 | PNP | 80 V | 1.5 A | Single
    ~ Darlington transistor array {0} {1} {2}
    ULN2003A | 0.3 | _:DIP-16 D1013TR:SOIC-16 | NPN | 50 V | 0.5 A | -
    ULN2803A | 0.5 | _:DIP-18 | NPN | 50 V | 0.5 A | -
    ~ Bipolar transistor BJT {0} {1} {2}
    ST13003 | 0.3 | _:TO-126 -K:TO-126 | NPN | 400 V | 1.5 A | Single
    BUL38D | 0.55 | _:TO-220 | NPN | 450 V | 5 A | Single
    = Texas Instruments
    ~ Darlington transistor array {0} {1} {2}
    ULN2003A | 0.2 | N:DIP-16 D:SOIC-16 DR:SOIC-16 PWR:TSSOP-16 NSR:SOP-16 | NPN | 50 V | 0.5 A | -
    ULN2803A | 0.4 | N:DIP-18 DW:SOIC-18 DWR:SOIC-18 | NPN | 50 V | 0.5 A | -
    = UMW
    ~ Darlington transistor array {0} {1} {2}
    ULN2003A | 0.06 | _:SOIC-16 | NPN | 50 V | 0.5 A | -
  `,
})

const digital = chipsOf({
  category: 'transistors/digital-transistors',
  sale: SALES.discrete,
  columns: ['Polarity', 'Collector-emitter voltage', 'Collector current', 'Resistance'],
  describe: 'Digital pre-biased transistor {0} {1} {2} {3}',
  rows: `
    = ROHM
    DTC114{E=SOT-416,U=SOT-323,K=SOT-346}E | 0.02 | TL:$1 | NPN | 50 V | 0.1 A | 10 kΩ
    DTC143{E=SOT-416,U=SOT-323,K=SOT-346}E | 0.02 | TL:$1 | NPN | 50 V | 0.1 A | 4.7 kΩ
    DTC123{E=SOT-416,U=SOT-323,K=SOT-346}E | 0.02 | TL:$1 | NPN | 50 V | 0.1 A | 2.2 kΩ
    DTC124{E=SOT-416,U=SOT-323,K=SOT-346}E | 0.02 | TL:$1 | NPN | 50 V | 0.1 A | 22 kΩ
    DTC144{E=SOT-416,U=SOT-323,K=SOT-346}E | 0.02 | TL:$1 | NPN | 50 V | 0.1 A | 47 kΩ
    DTA114{E=SOT-416,U=SOT-323,K=SOT-346}E | 0.02 | TL:$1 | PNP | 50 V | 0.1 A | 10 kΩ
    DTA143{E=SOT-416,U=SOT-323,K=SOT-346}E | 0.02 | TL:$1 | PNP | 50 V | 0.1 A | 4.7 kΩ
    DTA124{E=SOT-416,U=SOT-323,K=SOT-346}E | 0.02 | TL:$1 | PNP | 50 V | 0.1 A | 22 kΩ
    DTA144{E=SOT-416,U=SOT-323,K=SOT-346}E | 0.02 | TL:$1 | PNP | 50 V | 0.1 A | 47 kΩ
    = Nexperia
    PDTC{114=10,124=22,143=4.7,144=47,123=2.2}ET | 0.018 | ,215:SOT-23 | NPN | 50 V | 0.1 A | $1 kΩ
    PDTC{114=10,124=22,143=4.7,144=47,123=2.2}EU | 0.018 | ,115:SOT-323 | NPN | 50 V | 0.1 A | $1 kΩ
    PDTA{114=10,124=22,143=4.7,144=47,123=2.2}ET | 0.018 | ,215:SOT-23 | PNP | 50 V | 0.1 A | $1 kΩ
    PDTA{114=10,124=22,143=4.7,144=47,123=2.2}EU | 0.018 | ,115:SOT-323 | PNP | 50 V | 0.1 A | $1 kΩ
    = onsemi
    MUN2211T1G | 0.022 | _:SOT-346 | NPN | 50 V | 0.1 A | 10 kΩ
    MUN2212T1G | 0.022 | _:SOT-346 | NPN | 50 V | 0.1 A | 22 kΩ
    MUN2213T1G | 0.022 | _:SOT-346 | NPN | 50 V | 0.1 A | 47 kΩ
    MUN5211T1G | 0.022 | _:SOT-323 | NPN | 50 V | 0.1 A | 10 kΩ
    MUN5111T1G | 0.022 | _:SOT-323 | PNP | 50 V | 0.1 A | 10 kΩ
    MMUN2{211=NPN,111=PNP}LT1G | 0.02 | _:SOT-23 | $1 | 50 V | 0.1 A | 10 kΩ
    MMUN2{212=NPN,112=PNP}LT1G | 0.02 | _:SOT-23 | $1 | 50 V | 0.1 A | 22 kΩ
    MMUN2{213=NPN,113=PNP}LT1G | 0.02 | _:SOT-23 | $1 | 50 V | 0.1 A | 47 kΩ
    = Diodes Incorporated
    DDTC{114=10,124=22,143=4.7,144=47}E{CA=SOT-23,UA=SOT-323} | 0.02 | -7-F:$2 | NPN | 50 V | 0.1 A | $1 kΩ
    DDTA{114=10,124=22,143=4.7,144=47}E{CA=SOT-23,UA=SOT-323} | 0.02 | -7-F:$2 | PNP | 50 V | 0.1 A | $1 kΩ
    = Toshiba
    RN1{402=10,403=22,404=47,401=4.7} | 0.025 | ,LF:SOT-346 | NPN | 50 V | 0.1 A | $1 kΩ
    RN2{402=10,403=22,404=47,401=4.7} | 0.025 | ,LF:SOT-346 | PNP | 50 V | 0.1 A | $1 kΩ
  `,
})

const igbts = chipsOf({
  category: 'transistors/igbts',
  sale: SALES.power,
  columns: ['Collector-emitter voltage', 'Collector current'],
  describe: 'IGBT {0} {1}',
  rows: `
    = Infineon
    IKW{20N60=20,30N60=30,50N60=50,75N60=75} | 2.4 | TFKSA1:TO-247 | 600 V | $1 A
    IKW{15N120=15,25N120=25,40N120=40} | 3.6 | T2FKSA1:TO-247 | 1200 V | $1 A
    IKP{04N60=4,06N60=6,10N60=10,15N60=15} | 1.1 | TXKSA1:TO-220 | 600 V | $1 A
    IHW{20N120=20,30N120=30,40N120=40}R5 | 2.2 | XKSA1:TO-247 | 1200 V | $1 A
    IRG4PC{30=23,40=40,50=55}UDPBF | 3.1 | _:TO-247 | 600 V | $1 A
    IRGP4063DPBF | 3.4 | _:TO-247 | 600 V | 96 A
    = STMicroelectronics
    STGW{20NC60VD=60,30NC60WD=60,40NC60WD=70,39NC60VD=80} | 2.5 | _:TO-247 | 600 V | $1 A
    STGP{7NC60HD=25,10NC60KD=20,14NC60KD=25,19NC60HD=40} | 1.2 | _:TO-220 | 600 V | $1 A
    STGW{25M120DF3=50,40M120DF3=80} | 3.8 | _:TO-247 | 1200 V | $1 A
    = onsemi
    FGH{40N60SFD=80,40N60SMD=80,60N60SMD=120,20N60SFD=40} | 3 | TU:TO-247 | 600 V | $1 A
    FGA25N120ANTD | 2.6 | TU:TO-3P | 1200 V | 50 A
    NGTB{15N60S1EG=30,30N60FWG=60,40N60FLWG=80} | 2.2 | _:TO-247 | 600 V | $1 A
    HGTG{20N60A4D=70,30N60A4D=75} | 4.4 | _:TO-247 | 600 V | $1 A
    = Toshiba
    GT{30J341=59,50J341=50} | 2.7 | ,Q:TO-3P | 600 V | $1 A
  `,
})

const thyristors = chipsOf({
  category: 'transistors/thyristors-and-triacs',
  sale: SALES.power,
  columns: ['Function', 'Voltage rating', 'Rated current'],
  describe: '{0} {1} {2}',
  rows: `
    = STMicroelectronics
    BTA0{6-600=600,6-800=800} | 0.62 | B:TO-220 C:TO-220 BW:TO-220 CW:TO-220 SW:TO-220 TW:TO-220 | Triac | $1 V | 6 A
    BTA0{8-600=600,8-800=800} | 0.68 | B:TO-220 C:TO-220 BW:TO-220 CW:TO-220 SW:TO-220 TW:TO-220 | Triac | $1 V | 8 A
    BTA{12-600=600,12-800=800} | 0.75 | B:TO-220 C:TO-220 BW:TO-220 CW:TO-220 SW:TO-220 TW:TO-220 | Triac | $1 V | 12 A
    BTA{16-600=600,16-800=800} | 0.82 | B:TO-220 C:TO-220 BW:TO-220 CW:TO-220 SW:TO-220 | Triac | $1 V | 16 A
    BTA{24-600=600,24-800=800} | 1.1 | BW:TO-220 CW:TO-220 | Triac | $1 V | 25 A
    BTA{41-600=600,41-800=800} | 3.4 | BRG:TO-3P | Triac | $1 V | 40 A
    BTB{16-600=600,16-800=800} | 0.8 | B:TO-220 BW:TO-220 CW:TO-220 | Triac | $1 V | 16 A
    Z0103{MA=600,NA=800} | 0.2 | _:TO-92 | Triac | $1 V | 1 A
    Z0607MA | 0.22 | _:TO-92 | Triac | 600 V | 0.8 A
    TYN{612=600,812=800,1012=1000} | 0.7 | RG:TO-220 | Thyristor | $1 V | 12 A
    TYN{616=600,816=800} | 0.8 | RG:TO-220 | Thyristor | $1 V | 16 A
    X0405MF | 0.34 | _:TO-202 | Thyristor | 600 V | 4 A
    = WeEn Semiconductors
    BT136-{600=600,800=800} | 0.3 | ,127:TO-220 E,127:TO-220 | Triac | $1 V | 4 A
    BT137-{600=600,800=800} | 0.34 | ,127:TO-220 E,127:TO-220 | Triac | $1 V | 8 A
    BT138-{600=600,800=800} | 0.4 | ,127:TO-220 E,127:TO-220 | Triac | $1 V | 12 A
    BT139-{600=600,800=800} | 0.45 | ,127:TO-220 E,127:TO-220 | Triac | $1 V | 16 A
    BT151-{500R=500,650R=650,800R=800} | 0.42 | ,127:TO-220 | Thyristor | $1 V | 12 A
    BT169{D=400,G=600} | 0.12 | ,112:TO-92 | Thyristor | $1 V | 0.8 A
    = Littelfuse
    MAC97A{4=200,6=400,8=600} | 0.16 | RLRPG:TO-92 G:TO-92 | Triac | $1 V | 0.6 A
    C106{B=200,D=400,M=600} | 0.28 | G:TO-126 | Thyristor | $1 V | 4 A
    MCR100-{3=100,4=200,6=400,8=600} | 0.14 | RLG:TO-92 G:TO-92 | Thyristor | $1 V | 0.8 A
    2N6{504=50,505=100,507=400,508=600,509=800} | 0.9 | G:TO-220 | Thyristor | $1 V | 25 A
    Q{2=200,4=400,6=600}{004=4,006=6,008=8,010=10,015=15} | 0.8 | L3:TO-220 R4:TO-220 | Triac | $1 V | $2 A
  `,
})
