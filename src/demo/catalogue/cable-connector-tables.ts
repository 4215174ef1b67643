import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

export function cableConnectorFamilies(): PartFamily[] {
  return [listedFamily(2, usb), listedFamily(3, coaxial)]
}

const usb = chipsOf({
  category: 'connectors/usb-connectors',
  sale: SALES.connector,
  columns: ['Interface', 'Number of positions', 'Configuration', 'Orientation', 'Mounting'],
  describe: '{0} connector {2} {1} position {3}',
  weightGrams: 1.3,
  rows: `
    = GCT
    USB4105-GF-A{,-060,-120} | 0.6 | _:USB-C-16P | USB-C | 16 | Socket | Right angle | Surface mount
    USB4085-GF-A | 0.8 | _:USB-C-16P | USB-C | 16 | Socket | Right angle | Through hole
    USB4110-GF-A{,-0150} | 0.6 | _:USB-C-16P | USB-C | 16 | Socket | Right angle | Surface mount
    USB4125-GF-A{,-0190} | 0.36 | _:USB-C-6P | USB-C | 6 | Socket | Right angle | Surface mount
    USB4135-GF-A | 0.38 | _:USB-C-6P | USB-C | 6 | Socket | Right angle | Surface mount
    USB4505-03-0-A | 1.2 | _:USB-C-24P | USB-C | 24 | Socket | Right angle | Surface mount
    USB4520-03-1-A | 1.3 | _:USB-C-24P | USB-C | 24 | Socket | Vertical | Surface mount
    USB3075-30-A | 0.42 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    USB3080-130-{00-A,01-A} | 0.4 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    USB1130-15-{A,A-5A} | 0.5 | _:USB-A-4P | USB-A | 4 | Socket | Right angle | Through hole
    = Molex
    105450-0101 | 0.9 | _:USB-C-24P | USB-C | 24 | Socket | Right angle | Surface mount
    105444-0001 | 1.1 | _:USB-C-24P | USB-C | 24 | Plug | - | -
    47346-0001 | 0.6 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    105017-0001 | 0.5 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    105133-00{01,11,31} | 0.8 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Vertical | Surface mount
    48037-{1000,2000,0001} | 0.8 | _:USB-A-4P | USB-A | 4 | Plug | Right angle | Through hole
    67643-{2910,3910,0910} | 1 | _:USB-A-4P | USB-A | 4 | Socket | Right angle | Through hole
    67068-{8000,9000,8010} | 1.1 | _:USB-B-4P | USB-B | 4 | Socket | Right angle | Through hole
    67503-{1020,1230} | 1 | _:Mini-USB-5P | Mini-USB B | 5 | Socket | Right angle | Surface mount
    48393-0003 | 2.2 | _:USB-A-9P | USB-A 3.0 | 9 | Socket | Right angle | Through hole
    = Amphenol
    12401610E4#2A | 0.9 | _:USB-C-24P | USB-C | 24 | Socket | Right angle | Surface mount
    12401548E4#2A | 1 | _:USB-C-24P | USB-C | 24 | Socket | Right angle | Surface mount
    124019{02,72,81}2112A | 0.8 | _:USB-C-16P | USB-C | 16 | Socket | Right angle | Surface mount
    10118192-000{1LF,2LF} | 0.3 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    10118194-0001LF | 0.3 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    10103594-0001LF | 0.34 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    10033526-N3{2B2LF,212LF,2B2MLF} | 0.6 | _:Mini-USB-5P | Mini-USB B | 5 | Socket | Right angle | Surface mount
    87583-{2010BLF,3010BLF} | 0.7 | _:USB-A-4P | USB-A | 4 | Socket | Right angle | Surface mount
    61729-{0010BLF,1011BLF} | 0.6 | _:USB-B-4P | USB-B | 4 | Socket | Right angle | Through hole
    GSB3111{32HR,311HR} | 1.6 | _:USB-A-9P | USB-A 3.0 | 9 | Socket | Right angle | Through hole
    = Hirose
    ZX62D-B-5PA8(30) | 0.8 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    ZX62R-B-5P(30) | 0.8 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    ZX62M-B-5P(30) | 0.8 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    UX60SC-MB-5ST(80) | 1 | _:Mini-USB-5P | Mini-USB B | 5 | Socket | Right angle | Surface mount
    UX60-MB-5ST | 0.9 | _:Mini-USB-5P | Mini-USB B | 5 | Socket | Right angle | Surface mount
    CX70M-24P1 | 1.3 | _:USB-C-24P | USB-C | 24 | Socket | Right angle | Surface mount
    CX90M{-16P,-24P,1-24P,2-24P} | 1.2 | _:USB-C-24P | USB-C | - | Socket | Right angle | Surface mount
    = JAE
    DX07S024{JJ2R1300,XJ1R1100,WJ1R350,JJ3R1300} | 1.4 | _:USB-C-24P | USB-C | 24 | Socket | Right angle | Surface mount
    DX07S016{JA1R1500,JA3R1500} | 0.7 | _:USB-C-16P | USB-C | 16 | Socket | Right angle | Surface mount
    DX4R005{JJ2R1800,HJ5R2000} | 0.8 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    = TE Connectivity
    292303-{1,4,7} | 0.6 | _:USB-A-4P | USB-A | 4 | Socket | Right angle | Through hole
    292304-{1,2} | 0.7 | _:USB-B-4P | USB-B | 4 | Socket | Right angle | Through hole
    1734035-{1,2,4} | 0.7 | _:Mini-USB-5P | Mini-USB B | 5 | Socket | Right angle | Surface mount
    1981568-1 | 0.5 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    2129691-{1,2} | 1.4 | _:USB-C-24P | USB-C | 24 | Socket | Right angle | Surface mount
    1932258-1 | 1.5 | _:USB-A-9P | USB-A 3.0 | 9 | Socket | Right angle | Through hole
    = Würth Elektronik
    629105136821 | 1 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    629105150521 | 1 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    614004134726 | 1.2 | _:USB-A-4P | USB-A | 4 | Socket | Right angle | Through hole
    61400416121 | 1.1 | _:USB-B-4P | USB-B | 4 | Socket | Right angle | Through hole
    651005136421 | 1.2 | _:Mini-USB-5P | Mini-USB B | 5 | Socket | Right angle | Surface mount
    629722000214 | 1.5 | _:USB-C-16P | USB-C | 16 | Socket | Right angle | Surface mount
    632723{100011,300011,130112} | 2.2 | _:USB-C-24P | USB-C | 24 | Socket | Right angle | Surface mount
    692121030100 | 2.1 | _:USB-A-9P | USB-A 3.0 | 9 | Socket | Right angle | Through hole
    = Korean Hroparts
    TYPE-C-31-M-{12=16,17=6,33=24,23=24} | 0.12 | _:USB-C-$1P | USB-C | $1 | Socket | Right angle | Surface mount
    U-F-M5DD-Y-{1,L} | 0.05 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
    U-M-M5{DD-W-2,SS-W-7} | 0.05 | _:Mini-USB-5P | Mini-USB B | 5 | Socket | Right angle | Surface mount
    U-A-24{DD-Y-1,SS-W-3} | 0.07 | _:USB-A-4P | USB-A | 4 | Socket | Right angle | Through hole
    = CUI
    UJ20-C-{H-C-1-SMT-TR,V-C-2-SMT-TR} | 0.9 | _:USB-C-24P | USB-C | 24 | Socket | - | Surface mount
    UJC-{HP-G-SMT-TR,HP-3-SMT-TR,VP-G-SMT-TR} | 0.5 | _:USB-C-6P | USB-C | 6 | Socket | - | Surface mount
    UJ2-{AH-1-TH,AH-4-SMT-TR,AV-1-TH} | 0.5 | _:USB-A-4P | USB-A | 4 | Socket | - | -
    UJ2-{BH-1-TH,BH-2-TH,BV-1-TH} | 0.5 | _:USB-B-4P | USB-B | 4 | Socket | - | Through hole
    UJ2-M{BH-1-SMT-TR,BH-4-SMT-TR,IBH-1-SMT-TR} | 0.4 | _:Micro-USB-5P | Micro-USB B | 5 | Socket | Right angle | Surface mount
  `,
})

const coaxial = chipsOf({
  category: 'connectors/rf-coaxial-connectors',
  sale: SALES.connector,
  columns: ['Interface', 'Configuration', 'Impedance', 'Orientation', 'Mounting'],
  describe: 'RF coaxial connector {0} {1} {2} {3}',
  rows: `
    = Amphenol RF
    132134{,-10,-15} | 3.9 | _:RF-SMA | SMA | Socket | 50 Ω | Vertical | Through hole
    132136{,-11,RP} | 4.2 | _:RF-SMA | SMA | Socket | 50 Ω | Right angle | Through hole
    132255{,-11} | 3.6 | _:RF-SMA | SMA | Socket | 50 Ω | Right angle | Surface mount
    901-{144-8RFX,143-6RFX,9895-RFX,10112} | 3.9 | _:RF-SMA | SMA | Socket | 50 Ω | Vertical | Through hole
    132113{,RP} | 5.8 | _:RF-SMA | SMA | Plug | 50 Ω | - | -
    031-{5431-10RFX,5538,71008} | 3.3 | _:RF-BNC | BNC | Socket | 50 Ω | Vertical | Through hole
    112{404,440,536} | 4.4 | _:RF-BNC | BNC | Socket | 50 Ω | Right angle | Through hole
    112{563,611} | 3.9 | _:RF-BNC | BNC | Socket | 75 Ω | Right angle | Through hole
    908-{22101,24100,NM22100} | 4.9 | _:RF-MCX | MCX | Socket | 50 Ω | Vertical | Through hole
    919-{123J-51P,128J-51A} | 4.9 | _:RF-MMCX | MMCX | Socket | 50 Ω | Vertical | Surface mount
    A-1JB | 0.6 | _:RF-UMC | UMCC | Socket | 50 Ω | Vertical | Surface mount
    182{101,104,114} | 5.2 | _:RF-F | F | Socket | 75 Ω | - | Through hole
    = Molex
    73391-00{60,70,80} | 3.8 | _:RF-SMA | SMA | Socket | 50 Ω | Vertical | Through hole
    73251-{1150,1153,2120} | 4.4 | _:RF-SMA | SMA | Socket | 50 Ω | - | Surface mount
    73412-0110 | 0.7 | _:RF-UMC | UMCC | Socket | 50 Ω | Vertical | Surface mount
    73415-{1471,1691,2061} | 4.3 | _:RF-MMCX | MMCX | Socket | 50 Ω | Vertical | -
    73131-{5001,5003,5013} | 3.5 | _:RF-BNC | BNC | Socket | 50 Ω | Right angle | Through hole
    73171-{0110,2010} | 3.9 | _:RF-BNC | BNC | Socket | 75 Ω | - | Through hole
    = TE Connectivity
    5-1814832-{1,2} | 2.9 | _:RF-SMA | SMA | Socket | 50 Ω | Vertical | Through hole
    5-1814400-{1,2} | 3.1 | _:RF-SMA | SMA | Socket | 50 Ω | Right angle | Through hole
    1-1337{482-0,543-0} | 3.4 | _:RF-BNC | BNC | Socket | 50 Ω | Right angle | Through hole
    5227{161-1,161-7,699-1,726-1} | 4.1 | _:RF-BNC | BNC | Socket | 50 Ω | Right angle | Through hole
    5413{631-1,631-2} | 3.8 | _:RF-BNC | BNC | Socket | 50 Ω | Right angle | Through hole
    1909763-1 | 0.5 | _:RF-UMC | UMCC | Socket | 50 Ω | Vertical | Surface mount
    = Hirose
    U.FL-R-SMT{(01),(10),-1(01),-1(10),-1(40),-1(60)} | 0.8 | _:RF-UMC | U.FL | Socket | 50 Ω | Vertical | Surface mount
    W.FL-R-SMT-1(10) | 0.9 | _:RF-UMC | W.FL | Socket | 50 Ω | Vertical | Surface mount
    X.FL-R-SMT-1{(10),(80)} | 0.9 | _:RF-UMC | X.FL | Socket | 50 Ω | Vertical | Surface mount
    MS-156{C(LP)-1,C3,-C(LP)-1(10)} | 1.4 | _:SMD-4 | MS-156 | Socket | 50 Ω | Vertical | Surface mount
    HRM-{300-467B(40)=SMA,200-12(40)=SMA,306-467B(40)=SMA} | 6.4 | _:RF-SMA | $1 | Socket | 50 Ω | - | -
    = Cinch Connectivity
    142-0701-{201,301,401,211,801,851,881} | 4.4 | _:RF-SMA | SMA | Socket | 50 Ω | - | -
    142-0711-{201,301,821,826} | 4.1 | _:RF-SMA | SMA | Socket | 50 Ω | - | -
    142-4701-{191,201,401} | 5.8 | _:RF-SMA | RP-SMA | Socket | 50 Ω | - | Through hole
    133-3701-{201,301,211} | 4.6 | _:RF-MCX | MCX | Socket | 50 Ω | Vertical | Through hole
    135-3701-{201,301,801} | 4.6 | _:RF-MMCX | MMCX | Socket | 50 Ω | Vertical | Through hole
    131-3701-{201,261,301} | 5 | _:RF-SMB | SMB | Socket | 50 Ω | Vertical | Through hole
    = Linx Technologies
    CONSMA00{1=Vertical,2=Right angle,3=Right angle}{,-G,-SMD-G,-SMD-G-T} | 3.1 | _:RF-SMA | SMA | Socket | 50 Ω | $1 | -
    CONREVSMA00{1=Vertical,2=Right angle,3=Right angle}{,-G,-SMD-G} | 3.1 | _:RF-SMA | RP-SMA | Socket | 50 Ω | $1 | -
    CONUFL001-SMD{,-T} | 0.6 | _:RF-UMC | U.FL | Socket | 50 Ω | Vertical | Surface mount
    CONMMCX00{1=Vertical,2=Right angle,3=Vertical} | 2.7 | _:RF-MMCX | MMCX | Socket | 50 Ω | $1 | -
    CONMCX00{1=Vertical,2=Right angle,3=Vertical} | 2.6 | _:RF-MCX | MCX | Socket | 50 Ω | $1 | -
    = Rosenberger
    32K{101-400L5,243-40ML5,242-500L5,10A-40ML5} | 6.8 | _:RF-SMA | SMA | Socket | 50 Ω | - | -
    59S{10H-40ML5-Z,20X-40ML5-Z,2AQ-40MT5-Z} | 3.9 | _:RF-FAKRA | FAKRA | Plug | 50 Ω | - | -
    = Samtec
    SMA-J-P-{X,H}-{ST,RA}-{EM1,TH1,MT1} | 4.4 | _:RF-SMA | SMA | Socket | 50 Ω | - | -
    MMCX-J-P-{X,H}-{ST,RA}-{SM1,TH1,EM1} | 4.1 | _:RF-MMCX | MMCX | Socket | 50 Ω | - | -
    MCX-J-P-{X,H}-{ST,RA}-{SM1,TH1,EM1} | 3.9 | _:RF-MCX | MCX | Socket | 50 Ω | - | -
    BNC7T-J-P-{XX,GN}-{ST,RA}-{TH1,BH1,EM1} | 4.9 | _:RF-BNC | BNC | Socket | 75 Ω | - | -
    = I-PEX
    20279-001E-0{1,3} | 0.4 | _:RF-UMC | MHF | Socket | 50 Ω | Vertical | Surface mount
    20449-001E-0{1,3} | 0.5 | _:RF-UMC | MHF4 | Socket | 50 Ω | Vertical | Surface mount
  `,
})
