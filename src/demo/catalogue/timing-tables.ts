import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

export function timingFamilies(): PartFamily[] {
  return [
    listedFamily(2, watchCrystals),
    listedFamily(2, resonators),
    listedFamily(2, clocks),
    listedFamily(2, timers),
  ]
}

const watchCrystals = chipsOf({
  category: 'timing/quartz-crystals',
  sale: SALES.passive,
  columns: ['Frequency', 'Load capacitance', 'Frequency stability'],
  describe: 'Watch crystal tuning fork {0} {1} {2}',
  weightGrams: 0.02,
  rows: `
    = Epson
    FC-135~32.7680KA-{A0=9 pF,A3=12.5 pF,AC=7 pF,A5=6 pF,AG=9 pF} | 0.3 | _:SMD3215-2P | 32.768 kHz | $1 | ±20 ppm
    MC-306~32.7680K-{A0=12.5 pF,A3=12.5 pF,E3=6 pF} | 0.5 | _:SMD8038-4P | 32.768 kHz | $1 | ±20 ppm
    FC-12M~32.7680KA-{A3=12.5 pF,A5=9 pF,AC3=7 pF} | 0.36 | _:SMD2012-2P | 32.768 kHz | $1 | ±20 ppm
    C-002RX~32.7680K-{A=12.5 pF,E=6 pF} | 0.24 | _:Radial | 32.768 kHz | $1 | ±20 ppm
    = Abracon
    ABS07-32.768KHZ-{T=12.5 pF,9-T=9 pF,7-T=7 pF,6-T=6 pF,4-T=4 pF} | 0.3 | _:SMD3215-2P | 32.768 kHz | $1 | ±20 ppm
    ABS06-32.768KHZ-{T=12.5 pF,9-T=9 pF,7-T=7 pF,6-T=6 pF,4-T=4 pF} | 0.36 | _:SMD2012-2P | 32.768 kHz | $1 | ±20 ppm
    AB26T-32.768KHZ | 0.17 | _:Radial -6:Radial | 32.768 kHz | 12.5 pF | ±20 ppm
    = Seiko Instruments
    SC32S-{7PF20PPM=7 pF,12.5PF20PPM=12.5 pF,9PF20PPM=9 pF} | 0.29 | _:SMD3215-2P | 32.768 kHz | $1 | ±20 ppm
    SC20S-{7PF20PPM=7 pF,12.5PF20PPM=12.5 pF} | 0.36 | _:SMD2012-2P | 32.768 kHz | $1 | ±20 ppm
    VT-200-FL-{12.5PF-20PPM=12.5 pF,6PF-20PPM=6 pF} | 0.2 | _:Radial | 32.768 kHz | $1 | ±20 ppm
    = Micro Crystal
    CM8V-T1A-32.768KHZ-{12.5PF=12.5 pF,9PF=9 pF,7PF=7 pF}-20PPM-TA-QC | 0.5 | _:SMD2012-2P | 32.768 kHz | $1 | ±20 ppm
    CM7V-T1A-32.768KHZ-{12.5PF=12.5 pF,9PF=9 pF,7PF=7 pF}-20PPM-TA-QC | 0.4 | _:SMD3215-2P | 32.768 kHz | $1 | ±20 ppm
    = ECS
    ECS-.327-{12.5=12.5 pF,9=9 pF,7=7 pF,6=6 pF}-34B-TR | 0.3 | _:SMD3215-2P | 32.768 kHz | $1 | ±20 ppm
    ECS-.327-{12.5=12.5 pF,6=6 pF}-8X | 0.17 | _:Radial | 32.768 kHz | $1 | ±20 ppm
  `,
})

const FREQUENCIES = '4M00=4 MHz,6M00=6 MHz,8M00=8 MHz,10M0=10 MHz,12M0=12 MHz,16M0=16 MHz,20M0=20 MHz'

const resonators = chipsOf({
  category: 'timing/ceramic-resonators',
  sale: SALES.passive,
  columns: ['Frequency', 'Tolerance', 'Load capacitance'],
  describe: 'Ceramic resonator {0} {1} {2}',
  weightGrams: 0.06,
  rows: `
    = Murata
    CSTCR{${FREQUENCIES}}G5{3-R0=15 pF,5-R0=39 pF} | 0.16 | _:SMD4520-3P | $1 | ±0.5 % | $2
    CSTCE{8M00=8 MHz,10M0=10 MHz,12M0=12 MHz}G5{2-R0=10 pF,5-R0=33 pF} | 0.16 | _:SMD3213-3P | $1 | ±0.5 % | $2
    CSTCE{16M0=16 MHz,20M0=20 MHz}V5{1-R0=5 pF,3-R0=15 pF} | 0.17 | _:SMD3213-3P | $1 | ±0.5 % | $2
    CSTNE{8M00=8 MHz,12M0=12 MHz,16M0=16 MHz,20M0=20 MHz}{G=10 pF,V=15 pF}52A000R0 | 0.19 | _:SMD3213-3P | $1 | ±0.5 % | $2
    CSTLS{4M00=4 MHz,8M00=8 MHz,10M0=10 MHz}G5{3-B0=15 pF,6-B0=47 pF} | 0.2 | _:SIP-3 | $1 | ±0.5 % | $2
    CSTLS{12M0=12 MHz,16M0=16 MHz,20M0=20 MHz}X5{3-B0=15 pF,5-B0=30 pF} | 0.22 | _:SIP-3 | $1 | ±0.5 % | $2
    = Abracon
    AWSCR-{4.00=4 MHz,6.00=6 MHz,8.00=8 MHz,10.00=10 MHz}CELA-C15-T3 | 0.22 | _:SMD4520-3P | $1 | ±0.5 % | 15 pF
    AWSCR-{12.00=12 MHz,16.00=16 MHz,20.00=20 MHz,24.00=24 MHz}CPLA-C10-T3 | 0.22 | _:SMD3213-3P | $1 | ±0.5 % | 10 pF
    = ECS
    ZTT-{4.00=4 MHz,8.00=8 MHz,10.00=10 MHz,12.00=12 MHz,16.00=16 MHz,20.00=20 MHz}M{G,T} | 0.2 | _:SIP-3 | $1 | ±0.5 % | 30 pF
    = Token
    ZTA{4.00=4 MHz,6.00=6 MHz,8.00=8 MHz,12.00=12 MHz}MG | 0.1 | _:SIP-2 | $1 | ±0.5 % | -
  `,
})

const clocks = chipsOf({
  category: 'timing/real-time-clocks',
  sale: SALES.ic,
  columns: ['Interface', 'Supply voltage', 'Accuracy'],
  describe: 'Real-time clock RTC {0} {1} {2}',
  rows: `
    = Analog Devices
    DS1302 | 1.6 | +:DIP-8 N+:DIP-8 S+:SOIC-8 Z+:SOIC-8 ZN+:SOIC-8 ZN+T&R:SOIC-8 | SPI | 2 … 5.5 V | -
    DS1307 | 1.9 | +:DIP-8 N+:DIP-8 Z+:SOIC-8 ZN+:SOIC-8 Z+T&R:SOIC-8 ZN+T&R:SOIC-8 | I²C | 4.5 … 5.5 V | -
    DS1337 | 1.7 | +:DIP-8 S+:SOIC-8 U+:MSOP-8 C#:SOIC-16 S+T&R:SOIC-8 | I²C | 1.8 … 5.5 V | -
    DS1338 | 2.2 | Z-33+:SOIC-8 Z-18+:SOIC-8 U-33+:MSOP-8 C-33#:SOIC-16 | I²C | 3 … 5.5 V | -
    DS3231 | 5.9 | S#:SOIC-16 SN#:SOIC-16 SN#T&R:SOIC-16 S#T&R:SOIC-16 M+:SOIC-8 MZ+:SOIC-8 MZ+TRL:SOIC-8 | I²C | 2.3 … 5.5 V | ±2 ppm
    DS3232 | 7.4 | S#:SOIC-20 SN#:SOIC-20 SN#T&R:SOIC-20 MZ+:SOIC-8 | I²C | 2.3 … 5.5 V | ±2 ppm
    DS3234S | 7.2 | #:SOIC-20 N#:SOIC-20 #T&R:SOIC-20 | SPI | 2 … 5.5 V | ±2 ppm
    DS12C887 | 9.8 | +:DIP-24 A+:DIP-24 | Parallel | 4.5 … 5.5 V | -
    = NXP
    PCF8563 | 0.7 | T/5,518:SOIC-8 TS/5,118:TSSOP-8 T/F4,118:SOIC-8 BS/4,118:QFN-10 | I²C | 1 … 5.5 V | -
    PCF8523 | 0.8 | T/1,118:SOIC-8 TS/1,118:TSSOP-14 TK/1,118:DFN-8 | I²C | 1 … 5.5 V | -
    PCF85063A | 0.6 | T/AY:SOIC-8 TT/AJ:TSSOP-8 TL/1,118:DFN-10 | I²C | 0.9 … 5.5 V | -
    PCF2129 | 2.8 | T/2,518:SOIC-16 AT/2,518:SOIC-20 | I²C + SPI | 1.8 … 4.2 V | ±3 ppm
    PCF2131TF | 2.6 | Y:SOIC-16 | I²C + SPI | 1.2 … 5.5 V | ±3 ppm
    = Microchip Technology
    MCP7940{N,M} | 0.75 | -I/P:DIP-8 -I/SN:SOIC-8 -I/ST:TSSOP-8 -I/MS:MSOP-8 T-I/SN:SOIC-8 | I²C | 1.8 … 5.5 V | -
    MCP79410 | 0.95 | -I/SN:SOIC-8 -I/ST:TSSOP-8 -I/MS:MSOP-8 T-I/SN:SOIC-8 | I²C | 1.8 … 5.5 V | -
    MCP79510 | 1 | -I/MS:MSOP-10 T-I/MS:MSOP-10 | SPI | 1.8 … 3.6 V | -
    = Micro Crystal
    RV-3028-C7~32.768KHZ~{1PPM-TA-QC=±1 ppm,1PPM-TB-QC=±1 ppm} | 2.3 | _:SMD3215-8P | I²C | 1.1 … 5.5 V | $1
    RV-3032-C7~32.768KHZ~{2.5PPM-TA-QC=±2.5 ppm,2.5PPM-TB-QC=±2.5 ppm} | 2.6 | _:SMD3215-8P | I²C | 1.3 … 5.5 V | $1
    RV-8803-C7~32.768KHZ~3PPM~{TA~QC,TB~QC} | 2.4 | _:SMD3215-8P | I²C | 1.5 … 5.5 V | ±3 ppm
    = Epson
    RX-8025{T=±3.8 ppm,SA=±5 ppm,NB=±5 ppm}-{AA,AC} | 2.4 | _:SOIC-14 | I²C | 1.7 … 5.5 V | $1
    RX8900{CE=±3.4 ppm,SA=±3.4 ppm}~{UA,UB,UC} | 2.2 | _:SMD3225-10P | I²C | 1.6 … 5.5 V | $1
    RX8010SJ-{B,A} | 1.2 | _:SOIC-8 | I²C | 1.6 … 5.5 V | -
    = STMicroelectronics
    M41T{00SM6F=SOIC-8,80M6F=SOIC-8,81SM6F=SOIC-8,62LC6F=QFN-8} | 1.3 | _:$1 | I²C | 2 … 5.5 V | -
    M41T93{RMY6F=SOIC-18,RQA6F=QFN-16} | 2 | _:$1 | SPI | 2.38 … 5.5 V | -
    = Ambiq Micro
    AM18{05AQ=I²C,15AQ=SPI} | 1.7 | _:QFN-16 | $1 | 1.5 … 3.6 V | -
  `,
})

const timers = chipsOf({
  category: 'timing/timers',
  sale: SALES.ic,
  columns: ['Number of channels', 'Supply voltage', 'Function'],
  describe: 'Timer 555 {0} channel {1}',
  rows: `
    = Texas Instruments
    NE555 | 0.14 | P:DIP-8 D:SOIC-8 DR:SOIC-8 PW:TSSOP-8 PWR:TSSOP-8 PSR:SOP-8 | 1 | 4.5 … 16 V | -
    SA555 | 0.17 | P:DIP-8 D:SOIC-8 DR:SOIC-8 | 1 | 4.5 … 16 V | -
    SE555 | 0.8 | P:DIP-8 D:SOIC-8 DR:SOIC-8 | 1 | 4.5 … 18 V | -
    NA555 | 0.16 | P:DIP-8 D:SOIC-8 DR:SOIC-8 | 1 | 4.5 … 16 V | -
    NE556 | 0.24 | N:DIP-14 D:SOIC-14 DR:SOIC-14 DBR:SSOP-14 | 2 | 4.5 … 16 V | -
    LM555C | 0.6 | N/NOPB:DIP-8 M/NOPB:SOIC-8 MX/NOPB:SOIC-8 MM/NOPB:VSSOP-8 | 1 | 4.5 … 16 V | -
    LMC555C | 0.7 | N/NOPB:DIP-8 M/NOPB:SOIC-8 MX/NOPB:SOIC-8 MM/NOPB:VSSOP-8 | 1 | 1.5 … 15 V | -
    TLC555 | 0.5 | CP:DIP-8 CD:SOIC-8 CDR:SOIC-8 IP:DIP-8 ID:SOIC-8 IDR:SOIC-8 CPWR:TSSOP-14 QDR:SOIC-8 | 1 | 2 … 15 V | -
    TLC556 | 0.7 | CN:DIP-14 CD:SOIC-14 CDR:SOIC-14 IN:DIP-14 ID:SOIC-14 | 2 | 2 … 15 V | -
    TLC551C | 0.6 | P:DIP-8 D:SOIC-8 DR:SOIC-8 | 1 | 1 … 15 V | -
    ~ Programmable timer {0} channel {1}
    TPL5010 | 0.6 | DDCR:SOT-23-6 DDCT:SOT-23-6 | 1 | 1.8 … 5.5 V | -
    TPL5110 | 0.65 | DDCR:SOT-23-6 DDCT:SOT-23-6 | 1 | 1.8 … 5.5 V | -
    CD4541B | 0.2 | E:DIP-14 M:SOIC-14 M96:SOIC-14 PWR:TSSOP-14 | 1 | 3 … 18 V | -
    ~ Monostable multivibrator {0} channel {1}
    CD4538B | 0.22 | E:DIP-16 M:SOIC-16 M96:SOIC-16 PWR:TSSOP-16 | 2 | 3 … 18 V | Monostable multivibrator
    CD4047B | 0.24 | E:DIP-14 M:SOIC-14 M96:SOIC-14 PWR:TSSOP-14 | 1 | 3 … 18 V | Monostable multivibrator
    SN74LS123 | 0.6 | N:DIP-16 D:SOIC-16 DR:SOIC-16 | 2 | 4.75 … 5.25 V | Monostable multivibrator
    = STMicroelectronics
    NE555 | 0.18 | N:DIP-8 D:SOIC-8 DT:SOIC-8 | 1 | 4.5 … 16 V | -
    SA555 | 0.22 | N:DIP-8 D:SOIC-8 DT:SOIC-8 | 1 | 4.5 … 16 V | -
    TS555 | 0.5 | CN:DIP-8 CD:SOIC-8 CDT:SOIC-8 IN:DIP-8 ID:SOIC-8 IDT:SOIC-8 | 1 | 2 … 16 V | -
    NE556 | 0.3 | N:DIP-14 D:SOIC-14 DT:SOIC-14 | 2 | 4.5 … 16 V | -
    = onsemi
    MC1455 | 0.2 | DG:SOIC-8 DR2G:SOIC-8 P1G:DIP-8 BDR2G:SOIC-8 | 1 | 4.5 … 16 V | -
    = Diodes Incorporated
    NE555 | 0.1 | N:DIP-8 S-13:SOIC-8 | 1 | 4.5 … 16 V | -
    ZSCT1555 | 1.7 | N8TA:SOIC-8 | 1 | 0.9 … 6 V | -
    = Renesas
    ICM7555 | 0.7 | CBAZ:SOIC-8 IBAZ:SOIC-8 IPAZ:DIP-8 CBAZ-T:SOIC-8 | 1 | 2 … 18 V | -
    ICM7556 | 1 | IPDZ:DIP-14 IBDZ:SOIC-14 | 2 | 2 … 18 V | -
    = Nexperia
    ~ Monostable multivibrator {0} channel {1}
    74HC123 | 0.2 | D,653:SOIC-16 PW,118:TSSOP-16 BQ,115:QFN-16 | 2 | 2 … 6 V | Monostable multivibrator
    74HC4538 | 0.24 | D,653:SOIC-16 PW,118:TSSOP-16 | 2 | 2 … 6 V | Monostable multivibrator
    74HC221 | 0.26 | D,653:SOIC-16 PW,118:TSSOP-16 | 2 | 2 … 6 V | Monostable multivibrator
    = Analog Devices
    ~ Programmable timer {0} channel {1}
    LTC6991{CS6=0 … +70 °C,IS6=−40 … +85 °C,HS6=−40 … +125 °C} | 1.9 | #TRMPBF:SOT-23-6 #TRPBF:SOT-23-6 | 1 | 2.25 … 5.5 V | -
    ~ Monostable multivibrator {0} channel {1}
    LTC6993CS6-{1,2,3,4} | 1.9 | #TRMPBF:SOT-23-6 | 1 | 2.25 … 5.5 V | Monostable multivibrator
  `,
})
