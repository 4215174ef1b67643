import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

export function microcontrollerFamilies(): PartFamily[] {
  return [
    listedFamily(3, arm),
    listedFamily(5, [...avr, ...eightBit]),
    listedFamily(3, sixteenBit),
    listedFamily(3, signalControllers),
    listedFamily(2, wireless),
    listedFamily(4, programmable),
  ]
}

const COLUMNS = ['Core', 'Clock frequency', 'Flash memory', 'RAM', 'Supply voltage'] as const
const SAM21 = 'AU:TQFP-48 MU:QFN-48 AUT:TQFP-48 MUT:QFN-48'

const arm = chipsOf({
  category: 'microcontrollers/arm-microcontrollers',
  sale: SALES.processor,
  columns: COLUMNS,
  describe: 'ARM microcontroller MCU 32-bit {0} {1} [{2} flash] [{3} RAM]',
  rows: `
    = Raspberry Pi
    RP2040 | 0.75 | _:QFN-56 | ARM Cortex-M0+ | 133 MHz | - | 264 KB | 1.8 … 3.3 V
    RP2350{A=QFN-60,B=QFN-80} | 0.95 | _:$1 | ARM Cortex-M33 | 150 MHz | - | 520 KB | 1.8 … 3.3 V
    = Microchip Technology
    ATSAMD21E{15=32 KB,16=64 KB,17=128 KB}A- | 1.9 | AU:TQFP-32 MU:QFN-32 | ARM Cortex-M0+ | 48 MHz | $1 | - | 1.62 … 3.6 V
    ATSAMD21G15A- | 1.8 | ${SAM21} | ARM Cortex-M0+ | 48 MHz | 32 KB | 4 KB | 1.62 … 3.6 V
    ATSAMD21G16A- | 2 | ${SAM21} | ARM Cortex-M0+ | 48 MHz | 64 KB | 8 KB | 1.62 … 3.6 V
    ATSAMD21G17A- | 2.2 | ${SAM21} | ARM Cortex-M0+ | 48 MHz | 128 KB | 16 KB | 1.62 … 3.6 V
    ATSAMD21G18A- | 2.5 | ${SAM21} | ARM Cortex-M0+ | 48 MHz | 256 KB | 32 KB | 1.62 … 3.6 V
    ATSAMD21J18A- | 2.8 | AU:TQFP-64 MU:QFN-64 | ARM Cortex-M0+ | 48 MHz | 256 KB | 32 KB | 1.62 … 3.6 V
    ATSAMD51G19A- | 3.3 | MU:QFN-48 | ARM Cortex-M4F | 120 MHz | 512 KB | 192 KB | 1.71 … 3.63 V
    ATSAMD51J{19=512 KB,20=1024 KB}A- | 3.6 | AU:TQFP-64 MU:QFN-64 | ARM Cortex-M4F | 120 MHz | $1 | - | 1.71 … 3.63 V
    ATSAM3X8EA- | 8.4 | AU:LQFP-144 CU:BGA-144 | ARM Cortex-M3 | 84 MHz | 512 KB | 96 KB | 1.62 … 3.6 V
    ATSAM4S16CA- | 6.2 | AU:LQFP-100 CU:BGA-100 | ARM Cortex-M4 | 120 MHz | 1024 KB | 128 KB | 1.62 … 3.6 V
    ATSAME70Q21B- | 11 | AN:LQFP-144 | ARM Cortex-M7 | 300 MHz | 2048 KB | 384 KB | 1.62 … 3.6 V
    = NXP
    LPC1768FBD100 | 8.2 | ,551:LQFP-100 K:LQFP-100 | ARM Cortex-M3 | 100 MHz | 512 KB | 64 KB | 2.4 … 3.6 V
    LPC1769FBD100 | 9.1 | ,551:LQFP-100 | ARM Cortex-M3 | 120 MHz | 512 KB | 64 KB | 2.4 … 3.6 V
    LPC1114FBD48/302 | 2.4 | ,1:LQFP-48 | ARM Cortex-M0 | 50 MHz | 32 KB | 8 KB | 1.8 … 3.6 V
    LPC1114FN28/102 | 2.9 | ,12:DIP-28 | ARM Cortex-M0 | 50 MHz | 32 KB | 4 KB | 1.8 … 3.6 V
    LPC824M201JHI33 | 1.7 | E:QFN-33 Y:QFN-33 | ARM Cortex-M0+ | 30 MHz | 32 KB | 8 KB | 1.8 … 3.6 V
    LPC812M101JDH20 | 1.6 | FP:TSSOP-20 J:TSSOP-20 | ARM Cortex-M0+ | 30 MHz | 16 KB | 4 KB | 1.8 … 3.6 V
    LPC54608J512ET180 | 7.8 | E:BGA-180 | ARM Cortex-M4F | 180 MHz | 512 KB | 200 KB | 1.71 … 3.6 V
    LPC55S69JBD100 | 6.4 | E:LQFP-100 | ARM Cortex-M33 | 150 MHz | 640 KB | 320 KB | 1.8 … 3.6 V
    MK20DX256VLH7 | 6.5 | _:LQFP-64 R:LQFP-64 | ARM Cortex-M4 | 72 MHz | 256 KB | 64 KB | 1.71 … 3.6 V
    MK64FN1M0VLL12 | 11 | _:LQFP-100 R:LQFP-100 | ARM Cortex-M4F | 120 MHz | 1024 KB | 256 KB | 1.71 … 3.6 V
    MKL25Z128VLK4 | 4.4 | _:LQFP-80 R:LQFP-80 | ARM Cortex-M0+ | 48 MHz | 128 KB | 16 KB | 1.71 … 3.6 V
    MIMXRT1062DVL6 | 10.5 | A:BGA-196 B:BGA-196 | ARM Cortex-M7 | 600 MHz | - | 1024 KB | 3 … 3.6 V
    MIMXRT1021DAG5 | 5.2 | A:LQFP-144 B:LQFP-144 | ARM Cortex-M7 | 500 MHz | - | 256 KB | 3 … 3.6 V
    = Texas Instruments
    TM4C123GH6 | 6.4 | PM:LQFP-64 PMI:LQFP-64 PMI7:LQFP-64 PMIR:LQFP-64 | ARM Cortex-M4F | 80 MHz | 256 KB | 32 KB | 3.15 … 3.63 V
    TM4C1294NCPDT | 12.5 | I3:LQFP-128 I3R:LQFP-128 T3:LQFP-128 | ARM Cortex-M4F | 120 MHz | 1024 KB | 256 KB | 2.97 … 3.63 V
    MSPM0L1306S | 0.7 | RHBR:QFN-32 RGER:QFN-24 | ARM Cortex-M0+ | 32 MHz | 64 KB | 4 KB | 1.62 … 3.6 V
    MSPM0G3507S | 1.2 | PMR:LQFP-64 RGZR:QFN-48 PTR:LQFP-48 | ARM Cortex-M0+ | 80 MHz | 128 KB | 32 KB | 1.62 … 3.6 V
    = Silicon Labs
    EFM32HG309F64G-B- | 2.2 | QFN24:QFN-24 QFN24R:QFN-24 | ARM Cortex-M0+ | 25 MHz | 64 KB | 8 KB | 1.98 … 3.8 V
    EFM32TG11B520F128GM64-B | 3.2 | _:QFN-64 R:QFN-64 | ARM Cortex-M0+ | 48 MHz | 128 KB | 32 KB | 1.8 … 3.8 V
    EFM32GG11B820F2048GQ64-B | 9.5 | _:TQFP-64 R:TQFP-64 | ARM Cortex-M4F | 72 MHz | 2048 KB | 512 KB | 1.8 … 3.8 V
    = Nuvoton
    M031{FB0AE=16 KB,EB0AE=16 KB,FC1AE=32 KB,EC1AE=32 KB} | 0.5 | _:TSSOP-20 | ARM Cortex-M0 | 48 MHz | $1 | - | 1.8 … 3.6 V
    M032LD2AE | 0.9 | _:LQFP-48 | ARM Cortex-M0 | 72 MHz | 64 KB | 8 KB | 1.8 … 3.6 V
    NUC131LC2AE | 1.2 | _:LQFP-48 | ARM Cortex-M0 | 50 MHz | 36 KB | 8 KB | 2.5 … 5.5 V
    = Infineon
    XMC1100T038F0064AB | 1.2 | XUMA1:TSSOP-38 | ARM Cortex-M0 | 32 MHz | 64 KB | 16 KB | 1.8 … 5.5 V
    XMC4500F100K1024AC | 9 | XQSA1:LQFP-100 | ARM Cortex-M4F | 120 MHz | 1024 KB | 160 KB | 3.13 … 3.63 V
    CY8C4245AXI-483 | 3.3 | _:TQFP-44 T:TQFP-44 | ARM Cortex-M0 | 48 MHz | 32 KB | 4 KB | 1.71 … 5.5 V
    CY8C4014SXI-421 | 0.9 | _:SOIC-16 T:SOIC-16 | ARM Cortex-M0 | 16 MHz | 16 KB | 2 KB | 1.71 … 5.5 V
    = Artery
    AT32F403AC{CT7=256 KB,ET7=512 KB,GT7=1024 KB} | 1.8 | _:LQFP-48 | ARM Cortex-M4F | 240 MHz | $1 | 96 KB | 2.6 … 3.6 V
    AT32F413C{8T7=64 KB,BT7=128 KB,CT7=256 KB} | 1.1 | _:LQFP-48 | ARM Cortex-M4F | 200 MHz | $1 | 32 KB | 2.6 … 3.6 V
    AT32F421{C8T7=LQFP-48,K8T7=LQFP-32,F8P7=TSSOP-20} | 0.6 | _:$1 | ARM Cortex-M4 | 120 MHz | 64 KB | 16 KB | 2.4 … 3.6 V
    = Geehy
    APM32F103{C8T6=64 KB,CBT6=128 KB} | 0.9 | _:LQFP-48 | ARM Cortex-M3 | 96 MHz | $1 | 20 KB | 2 … 3.6 V
    APM32F103{RBT6=128 KB,RCT6=256 KB,RET6=512 KB} | 1.4 | _:LQFP-64 | ARM Cortex-M3 | 96 MHz | $1 | - | 2 … 3.6 V
    = Renesas
    R7FA2L1AB2DF{M=LQFP-64,L=LQFP-48} | 2.1 | #AA0:$1 | ARM Cortex-M23 | 48 MHz | 256 KB | 32 KB | 1.6 … 5.5 V
    R7FA4M1AB3CFM | 3.4 | #AA0:LQFP-64 | ARM Cortex-M4F | 48 MHz | 256 KB | 32 KB | 1.6 … 5.5 V
    R7FA6M4AF3CFB | 7.2 | #AA0:LQFP-144 | ARM Cortex-M33 | 200 MHz | 1024 KB | 256 KB | 2.7 … 3.6 V
  `,
})

const avr = chipsOf({
  category: 'microcontrollers/8-bit-microcontrollers',
  sale: SALES.processor,
  columns: COLUMNS,
  describe: 'AVR microcontroller MCU 8-bit {1} [{2} flash] [{3} RAM]',
  rows: `
    = Microchip Technology
    ATMEGA8A- | 1.6 | PU:DIP-28 AU:TQFP-32 AUR:TQFP-32 MU:QFN-32 | AVR | 16 MHz | 8 KB | 1 KB | 2.7 … 5.5 V
    ATMEGA16A- | 2.6 | PU:DIP-40 AU:TQFP-44 AUR:TQFP-44 MU:QFN-44 | AVR | 16 MHz | 16 KB | 1 KB | 2.7 … 5.5 V
    ATMEGA32A- | 3.2 | PU:DIP-40 AU:TQFP-44 AUR:TQFP-44 MU:QFN-44 | AVR | 16 MHz | 32 KB | 2 KB | 2.7 … 5.5 V
    ATMEGA48PA- | 1.2 | PU:DIP-28 AU:TQFP-32 AUR:TQFP-32 MU:QFN-32 | AVR | 20 MHz | 4 KB | 512 B | 1.8 … 5.5 V
    ATMEGA88PA- | 1.4 | PU:DIP-28 AU:TQFP-32 AUR:TQFP-32 MU:QFN-32 | AVR | 20 MHz | 8 KB | 1 KB | 1.8 … 5.5 V
    ATMEGA168PA- | 1.7 | PU:DIP-28 AU:TQFP-32 AUR:TQFP-32 MU:QFN-32 | AVR | 20 MHz | 16 KB | 1 KB | 1.8 … 5.5 V
    ATMEGA328P- | 2.1 | PU:DIP-28 AU:TQFP-32 AUR:TQFP-32 MU:QFN-32 MUR:QFN-32 PN:DIP-28 AN:TQFP-32 | AVR | 20 MHz | 32 KB | 2 KB | 1.8 … 5.5 V
    ATMEGA328PB- | 1.7 | AU:TQFP-32 AUR:TQFP-32 MU:QFN-32 AN:TQFP-32 | AVR | 20 MHz | 32 KB | 2 KB | 1.8 … 5.5 V
    ATMEGA64A- | 4.8 | AU:TQFP-64 AUR:TQFP-64 MU:QFN-64 | AVR | 16 MHz | 64 KB | 4 KB | 2.7 … 5.5 V
    ATMEGA128A- | 5.4 | AU:TQFP-64 AUR:TQFP-64 MU:QFN-64 | AVR | 16 MHz | 128 KB | 4 KB | 2.7 … 5.5 V
    ATMEGA644PA- | 4.2 | PU:DIP-40 AU:TQFP-44 MU:QFN-44 | AVR | 20 MHz | 64 KB | 4 KB | 1.8 … 5.5 V
    ATMEGA1284P- | 5.1 | PU:DIP-40 AU:TQFP-44 AUR:TQFP-44 MU:QFN-44 | AVR | 20 MHz | 128 KB | 16 KB | 1.8 … 5.5 V
    ATMEGA2560- | 11.5 | 16AU:TQFP-100 16AUR:TQFP-100 16CU:BGA-100 | AVR | 16 MHz | 256 KB | 8 KB | 4.5 … 5.5 V
    ATMEGA32U4- | 3.9 | AU:TQFP-44 AUR:TQFP-44 MU:QFN-44 MUR:QFN-44 | AVR | 16 MHz | 32 KB | 2.5 KB | 2.7 … 5.5 V
    ATMEGA16U2- | 2.6 | AU:TQFP-32 MU:QFN-32 MUR:QFN-32 | AVR | 16 MHz | 16 KB | 512 B | 2.7 … 5.5 V
    ATTINY13A- | 0.55 | PU:DIP-8 SU:SOIC-8 SSU:SOIC-8 SSUR:SOIC-8 | AVR | 20 MHz | 1 KB | 64 B | 1.8 … 5.5 V
    ATTINY24A- | 0.95 | PU:DIP-14 SSU:SOIC-14 MU:QFN-20 | AVR | 20 MHz | 2 KB | 128 B | 1.8 … 5.5 V
    ATTINY44A- | 1.05 | PU:DIP-14 SSU:SOIC-14 MU:QFN-20 | AVR | 20 MHz | 4 KB | 256 B | 1.8 … 5.5 V
    ATTINY84A- | 1.2 | PU:DIP-14 SSU:SOIC-14 MU:QFN-20 | AVR | 20 MHz | 8 KB | 512 B | 1.8 … 5.5 V
    ATTINY25- | 0.95 | 20PU:DIP-8 20SU:SOIC-8 | AVR | 20 MHz | 2 KB | 128 B | 2.7 … 5.5 V
    ATTINY45- | 1.05 | 20PU:DIP-8 20SU:SOIC-8 | AVR | 20 MHz | 4 KB | 256 B | 2.7 … 5.5 V
    ATTINY85- | 1.25 | 20PU:DIP-8 20SU:SOIC-8 20SUR:SOIC-8 20MU:QFN-20 | AVR | 20 MHz | 8 KB | 512 B | 2.7 … 5.5 V
    ATTINY2313A- | 1.1 | PU:DIP-20 SU:SOIC-20 MU:QFN-20 | AVR | 20 MHz | 2 KB | 128 B | 1.8 … 5.5 V
    ATTINY4313- | 1.35 | PU:DIP-20 SU:SOIC-20 MU:QFN-20 | AVR | 20 MHz | 4 KB | 256 B | 1.8 … 5.5 V
    ATTINY412- | 0.42 | SSN:SOIC-8 SSNR:SOIC-8 SSFR:SOIC-8 | AVR | 20 MHz | 4 KB | 256 B | 1.8 … 5.5 V
    ATTINY1614- | 0.7 | SSN:SOIC-14 SSNR:SOIC-14 | AVR | 20 MHz | 16 KB | 2 KB | 1.8 … 5.5 V
    ATTINY1616- | 0.8 | SN:SOIC-20 MNR:QFN-20 | AVR | 20 MHz | 16 KB | 2 KB | 1.8 … 5.5 V
    ATTINY3216- | 0.95 | SN:SOIC-20 SNR:SOIC-20 | AVR | 20 MHz | 32 KB | 2 KB | 1.8 … 5.5 V
    ATMEGA4809- | 1.7 | AFR:TQFP-48 MFR:QFN-48 PF:DIP-40 | AVR | 20 MHz | 48 KB | 6 KB | 1.8 … 5.5 V
    ATXMEGA128A1U- | 6.8 | AU:TQFP-100 CU:BGA-100 | AVR | 32 MHz | 128 KB | 8 KB | 1.6 … 3.6 V
    ATXMEGA32A4U- | 3.3 | AU:TQFP-44 MH:QFN-44 | AVR | 32 MHz | 32 KB | 4 KB | 1.6 … 3.6 V
    AVR128DA48- | 1.9 | I/PT:TQFP-48 I/6LX:QFN-48 | AVR | 24 MHz | 128 KB | 16 KB | 1.8 … 5.5 V
    AVR128DB28- | 1.7 | I/SP:DIP-28 I/SO:SOIC-28 I/SS:SSOP-28 | AVR | 24 MHz | 128 KB | 16 KB | 1.8 … 5.5 V
    AVR64DD32- | 1.3 | I/PT:TQFP-32 I/RXB:QFN-32 | AVR | 24 MHz | 64 KB | 8 KB | 1.8 … 5.5 V
  `,
})

const P40 = '-I/P:DIP-40 -I/PT:TQFP-44 -I/ML:QFN-44 T-I/PT:TQFP-44 -E/P:DIP-40 -E/PT:TQFP-44'
const P28 = '-I/SP:DIP-28 -I/SO:SOIC-28 -I/SS:SSOP-28 -I/ML:QFN-28 T-I/SO:SOIC-28 -E/SP:DIP-28 -E/SO:SOIC-28'
const P18 = '-I/P:DIP-18 -I/SO:SOIC-18 -I/SS:SSOP-20 -E/P:DIP-18 -E/SO:SOIC-18'
const P20 = '-I/P:DIP-20 -I/SO:SOIC-20 -I/SS:SSOP-20 -I/ML:QFN-20 -E/P:DIP-20 -E/SS:SSOP-20'
const P14 = '-I/P:DIP-14 -I/SL:SOIC-14 -I/ST:TSSOP-14 T-I/SL:SOIC-14 -E/P:DIP-14 -E/SL:SOIC-14'
const P8 = '-I/P:DIP-8 -I/SN:SOIC-8 T-I/SN:SOIC-8 -E/P:DIP-8 -E/SN:SOIC-8'

const eightBit = chipsOf({
  category: 'microcontrollers/8-bit-microcontrollers',
  sale: SALES.processor,
  columns: COLUMNS,
  describe: '{0} microcontroller MCU 8-bit {1} [{2} flash] [{3} RAM]',
  rows: `
    = Microchip Technology
    PIC10F200 | 0.45 | T-I/OT:SOT-23-6 -I/P:DIP-8 | PIC10 | 4 MHz | 384 B | 16 B | 2 … 5.5 V
    PIC12F508 | 0.55 | ${P8} | PIC12 | 4 MHz | 768 B | 25 B | 2 … 5.5 V
    PIC12F629 | 0.95 | ${P8} | PIC12 | 20 MHz | 1.75 KB | 64 B | 2 … 5.5 V
    PIC12F675 | 1.05 | ${P8} | PIC12 | 20 MHz | 1.75 KB | 64 B | 2 … 5.5 V
    PIC12F683 | 1.1 | ${P8} | PIC12 | 20 MHz | 3.5 KB | 128 B | 2 … 5.5 V
    PIC12F1840 | 1.05 | ${P8} | PIC12 | 32 MHz | 7 KB | 256 B | 1.8 … 5.5 V
    PIC16F54 | 0.6 | ${P18} | PIC16 | 20 MHz | 768 B | 25 B | 2 … 5.5 V
    PIC16F84A | 4.4 | -04/P:DIP-18 -04/SO:SOIC-18 -20/P:DIP-18 -20I/P:DIP-18 | PIC16 | 20 MHz | 1.75 KB | 68 B | 2 … 5.5 V
    PIC16F88 | 2.7 | ${P18} | PIC16 | 20 MHz | 7 KB | 368 B | 2 … 5.5 V
    PIC16F628A | 1.9 | ${P18} | PIC16 | 20 MHz | 3.5 KB | 224 B | 2 … 5.5 V
    PIC16F648A | 2.2 | ${P18} | PIC16 | 20 MHz | 7 KB | 256 B | 2 … 5.5 V
    PIC16F630 | 1.15 | ${P14} | PIC16 | 20 MHz | 1.75 KB | 64 B | 2 … 5.5 V
    PIC16F676 | 1.3 | ${P14} | PIC16 | 20 MHz | 1.75 KB | 64 B | 2 … 5.5 V
    PIC16F684 | 1.4 | ${P14} | PIC16 | 20 MHz | 3.5 KB | 128 B | 2 … 5.5 V
    PIC16F688 | 1.5 | ${P14} | PIC16 | 20 MHz | 7 KB | 256 B | 2 … 5.5 V
    PIC16F690 | 1.6 | ${P20} | PIC16 | 20 MHz | 7 KB | 256 B | 2 … 5.5 V
    PIC16F1455 | 1.2 | ${P14} | PIC16 | 48 MHz | 14 KB | 1 KB | 2.3 … 5.5 V
    PIC16F1459 | 1.4 | ${P20} | PIC16 | 48 MHz | 14 KB | 1 KB | 2.3 … 5.5 V
    PIC16F1503 | 0.75 | ${P14} | PIC16 | 20 MHz | 3.5 KB | 128 B | 2.3 … 5.5 V
    PIC16F1508 | 0.9 | ${P20} | PIC16 | 20 MHz | 7 KB | 256 B | 2.3 … 5.5 V
    PIC16F1825 | 1.1 | ${P14} | PIC16 | 32 MHz | 14 KB | 1 KB | 1.8 … 5.5 V
    PIC16F1827 | 1.3 | ${P18} | PIC16 | 32 MHz | 7 KB | 384 B | 1.8 … 5.5 V
    PIC16F1847 | 1.4 | ${P18} | PIC16 | 32 MHz | 14 KB | 1 KB | 1.8 … 5.5 V
    PIC16F18313 | 0.8 | ${P8} | PIC16 | 32 MHz | 3.5 KB | 256 B | 2.3 … 5.5 V
    PIC16F18346 | 1.2 | ${P20} | PIC16 | 32 MHz | 28 KB | 2 KB | 2.3 … 5.5 V
    PIC16F1936 | 1.8 | ${P28} | PIC16 | 32 MHz | 14 KB | 512 B | 1.8 … 5.5 V
    PIC16F1938 | 2 | ${P28} | PIC16 | 32 MHz | 28 KB | 1 KB | 1.8 … 5.5 V
    PIC16F1939 | 2.2 | ${P40} | PIC16 | 32 MHz | 28 KB | 1 KB | 1.8 … 5.5 V
    PIC16F872 | 3.6 | ${P28} | PIC16 | 20 MHz | 3.5 KB | 128 B | 2 … 5.5 V
    PIC16F873A | 4.2 | ${P28} | PIC16 | 20 MHz | 7 KB | 192 B | 2 … 5.5 V
    PIC16F874A | 4.6 | ${P40} | PIC16 | 20 MHz | 7 KB | 192 B | 2 … 5.5 V
    PIC16F876A | 4.7 | ${P28} | PIC16 | 20 MHz | 14 KB | 368 B | 2 … 5.5 V
    PIC16F877A | 4.9 | ${P40} | PIC16 | 20 MHz | 14 KB | 368 B | 2 … 5.5 V
    PIC16F882 | 1.7 | ${P28} | PIC16 | 20 MHz | 3.5 KB | 128 B | 2 … 5.5 V
    PIC16F886 | 2 | ${P28} | PIC16 | 20 MHz | 14 KB | 368 B | 2 … 5.5 V
    PIC16F887 | 2.2 | ${P40} | PIC16 | 20 MHz | 14 KB | 368 B | 2 … 5.5 V
    PIC18F1220 | 3 | ${P18} | PIC18 | 40 MHz | 4 KB | 256 B | 4.2 … 5.5 V
    PIC18F2420 | 4 | ${P28} | PIC18 | 40 MHz | 16 KB | 768 B | 4.2 … 5.5 V
    PIC18F2455 | 4.5 | ${P28} | PIC18 | 48 MHz | 24 KB | 2 KB | 4.2 … 5.5 V
    PIC18F2550 | 4.8 | ${P28} | PIC18 | 48 MHz | 32 KB | 2 KB | 4.2 … 5.5 V
    PIC18F25K22 | 2.4 | ${P28} | PIC18 | 64 MHz | 32 KB | 1.5 KB | 2.3 … 5.5 V
    PIC18F26K22 | 2.7 | ${P28} | PIC18 | 64 MHz | 64 KB | 3.8 KB | 2.3 … 5.5 V
    PIC18F45K22 | 2.6 | ${P40} | PIC18 | 64 MHz | 32 KB | 1.5 KB | 2.3 … 5.5 V
    PIC18F46K22 | 2.9 | ${P40} | PIC18 | 64 MHz | 64 KB | 3.8 KB | 2.3 … 5.5 V
    PIC18F4520 | 4.6 | ${P40} | PIC18 | 40 MHz | 32 KB | 1.5 KB | 4.2 … 5.5 V
    PIC18F4550 | 5.2 | ${P40} | PIC18 | 48 MHz | 32 KB | 2 KB | 4.2 … 5.5 V
    PIC18F4620 | 5.4 | ${P40} | PIC18 | 40 MHz | 64 KB | 3.9 KB | 4.2 … 5.5 V
    AT89S51-24 | 1.6 | PU:DIP-40 AU:TQFP-44 JU:PLCC-44 | 8051 | 24 MHz | 4 KB | 128 B | 4 … 5.5 V
    AT89S52-24 | 1.8 | PU:DIP-40 AU:TQFP-44 JU:PLCC-44 | 8051 | 24 MHz | 8 KB | 256 B | 4 … 5.5 V
    AT89C2051-24 | 1.5 | PU:DIP-20 SU:SOIC-20 | 8051 | 24 MHz | 2 KB | 128 B | 2.7 … 6 V
    = STMicroelectronics
    STM8S003F3 | 0.4 | P6:TSSOP-20 P6TR:TSSOP-20 U6TR:UFQFPN-20 | STM8 | 16 MHz | 8 KB | 1 KB | 2.95 … 5.5 V
    STM8S003K3 | 0.45 | T6C:LQFP-32 T6TR:LQFP-32 | STM8 | 16 MHz | 8 KB | 1 KB | 2.95 … 5.5 V
    STM8S103F3 | 0.75 | P6:TSSOP-20 P6TR:TSSOP-20 M6:SOIC-20 U6TR:UFQFPN-20 | STM8 | 16 MHz | 8 KB | 1 KB | 2.95 … 5.5 V
    STM8S105{C4T6=16 KB,C6T6=32 KB} | 1.2 | _:LQFP-48 TR:LQFP-48 | STM8 | 16 MHz | $1 | 2 KB | 2.95 … 5.5 V
    STM8S105{K4T6=16 KB,K6T6=32 KB} | 1.1 | _:LQFP-32 C:LQFP-32 TR:LQFP-32 | STM8 | 16 MHz | $1 | 2 KB | 2.95 … 5.5 V
    STM8S207{C6T6=32 KB,C8T6=64 KB,CBT6=128 KB} | 1.7 | _:LQFP-48 TR:LQFP-48 | STM8 | 24 MHz | $1 | 6 KB | 2.95 … 5.5 V
    STM8S207{R6T6=32 KB,R8T6=64 KB,RBT6=128 KB} | 1.9 | _:LQFP-64 C:LQFP-64 TR:LQFP-64 | STM8 | 24 MHz | $1 | 6 KB | 2.95 … 5.5 V
    STM8L051F3 | 0.6 | P6:TSSOP-20 P6TR:TSSOP-20 | STM8 | 16 MHz | 8 KB | 1 KB | 1.8 … 3.6 V
    STM8L152{C4T6=16 KB,C6T6=32 KB} | 1.9 | _:LQFP-48 TR:LQFP-48 | STM8 | 16 MHz | $1 | 2 KB | 1.65 … 3.6 V
    = Silicon Labs
    EFM8BB10F2G-A- | 0.5 | QFN20:QFN-20 QFN20R:QFN-20 SOIC16:SOIC-16 | 8051 | 25 MHz | 2 KB | 256 B | 2.2 … 3.6 V
    EFM8BB10F8G-A- | 0.6 | QFN20:QFN-20 QFN20R:QFN-20 SOIC16:SOIC-16 QSOP24:SSOP-24 | 8051 | 25 MHz | 8 KB | 512 B | 2.2 … 3.6 V
    EFM8UB10F16G-C- | 1.1 | QFN20:QFN-20 QFN28:QFN-28 QFN28R:QFN-28 | 8051 | 50 MHz | 16 KB | 2.25 KB | 2.2 … 3.6 V
    C8051F120- | 16 | GQ:TQFP-100 GQR:TQFP-100 | 8051 | 100 MHz | 128 KB | 8.25 KB | 2.7 … 3.6 V
    C8051F320- | 5.2 | GQ:LQFP-32 GQR:LQFP-32 | 8051 | 25 MHz | 16 KB | 2.25 KB | 2.7 … 3.6 V
    C8051F330- | 2.9 | GM:QFN-20 GMR:QFN-20 | 8051 | 25 MHz | 8 KB | 768 B | 2.7 … 3.6 V
    = Nuvoton
    N76E003A{T20=TSSOP-20,Q20=QFN-20} | 0.25 | _:$1 | 8051 | 16 MHz | 18 KB | 1 KB | 2.4 … 5.5 V
    MS51FB9AE | 0.28 | _:TSSOP-20 | 8051 | 24 MHz | 16 KB | 1 KB | 2.4 … 5.5 V
    N79E814A{T20=TSSOP-20,S20=SOIC-20} | 0.6 | _:$1 | 8051 | 22.1 MHz | 8 KB | 512 B | 2.4 … 5.5 V
    = STC
    STC89C52RC-40I- | 0.75 | PDIP40:DIP-40 LQFP44:LQFP-44 PLCC44:PLCC-44 | 8051 | 40 MHz | 8 KB | 512 B | 3.3 … 5.5 V
    STC12C5A60S2-35I- | 1.5 | PDIP40:DIP-40 LQFP44:LQFP-44 LQFP48:LQFP-48 | 8051 | 35 MHz | 60 KB | 1.25 KB | 3.5 … 5.5 V
    STC15W408AS-35I- | 0.6 | SOP16:SOIC-16 SOP28:SOIC-28 LQFP32:LQFP-32 | 8051 | 35 MHz | 8 KB | 512 B | 2.5 … 5.5 V
    STC8H1K08-36I- | 0.35 | TSSOP20:TSSOP-20 SOP16:SOIC-16 QFN20:QFN-20 | 8051 | 36 MHz | 8 KB | 1.25 KB | 1.9 … 5.5 V
    STC8G1K08-38I- | 0.3 | SOP8:SOIC-8 SOP16:SOIC-16 TSSOP20:TSSOP-20 | 8051 | 38 MHz | 8 KB | 1.25 KB | 1.9 … 5.5 V
  `,
})

const sixteenBit = chipsOf({
  category: 'microcontrollers/16-bit-microcontrollers',
  sale: SALES.processor,
  columns: COLUMNS,
  describe: '{0} microcontroller MCU 16-bit {1} [{2} flash] [{3} RAM]',
  rows: `
    = Texas Instruments
    MSP430G2231I | 0.9 | N14:DIP-14 PW14R:TSSOP-14 RSA16R:QFN-16 | MSP430 | 16 MHz | 2 KB | 128 B | 1.8 … 3.6 V
    MSP430G2452I | 1.1 | N20:DIP-20 PW20R:TSSOP-20 PW14R:TSSOP-14 | MSP430 | 16 MHz | 8 KB | 256 B | 1.8 … 3.6 V
    MSP430G2553I | 1.6 | N20:DIP-20 PW20:TSSOP-20 PW20R:TSSOP-20 PW28R:TSSOP-28 RHB32R:QFN-32 | MSP430 | 16 MHz | 16 KB | 512 B | 1.8 … 3.6 V
    MSP430G2955IDA38 | 2.1 | _:TSSOP-38 R:TSSOP-38 | MSP430 | 16 MHz | 56 KB | 4 KB | 1.8 … 3.6 V
    MSP430F149I | 7.8 | PM:LQFP-64 PMR:LQFP-64 PAG:TQFP-64 RTDR:QFN-64 | MSP430 | 8 MHz | 60 KB | 2 KB | 1.8 … 3.6 V
    MSP430F169I | 9.4 | PM:LQFP-64 PMR:LQFP-64 RTDR:QFN-64 | MSP430 | 8 MHz | 60 KB | 2 KB | 1.8 … 3.6 V
    MSP430F2132I | 2.6 | PW:TSSOP-28 PWR:TSSOP-28 RHBR:QFN-32 | MSP430 | 16 MHz | 8 KB | 512 B | 1.8 … 3.6 V
    MSP430F2274I | 3.4 | DA:TSSOP-38 DAR:TSSOP-38 RHAR:QFN-40 | MSP430 | 16 MHz | 32 KB | 1 KB | 1.8 … 3.6 V
    MSP430F5438AI | 8.8 | PZ:LQFP-100 PZR:LQFP-100 ZCAR:BGA-113 | MSP430 | 25 MHz | 256 KB | 16 KB | 1.8 … 3.6 V
    MSP430F5529I | 5.9 | PN:LQFP-80 PNR:LQFP-80 RGCR:QFN-64 | MSP430 | 25 MHz | 128 KB | 8 KB | 1.8 … 3.6 V
    MSP430F6638I | 9.6 | PZ:LQFP-100 PZR:LQFP-100 | MSP430 | 20 MHz | 256 KB | 16 KB | 1.8 … 3.6 V
    MSP430FR2311I | 0.9 | PW20:TSSOP-20 PW20R:TSSOP-20 PW16R:TSSOP-16 RGYR:QFN-16 | MSP430 | 16 MHz | 3.75 KB | 1 KB | 1.8 … 3.6 V
    MSP430FR2433I | 1.3 | RGER:QFN-24 RGET:QFN-24 YQWR:WLCSP-24 | MSP430 | 16 MHz | 15.5 KB | 4 KB | 1.8 … 3.6 V
    MSP430FR4133I | 1.5 | PMR:LQFP-64 G56R:TSSOP-56 G48R:TSSOP-48 | MSP430 | 16 MHz | 15.5 KB | 2 KB | 1.8 … 3.6 V
    MSP430FR5739I | 3.1 | DA:TSSOP-38 DAR:TSSOP-38 RHAR:QFN-40 | MSP430 | 24 MHz | 16 KB | 1 KB | 2 … 3.6 V
    MSP430FR5969I | 4.2 | RGZR:QFN-48 RGZT:QFN-48 | MSP430 | 16 MHz | 64 KB | 2 KB | 1.8 … 3.6 V
    MSP430FR5994I | 5.6 | PNR:LQFP-80 PMR:LQFP-64 RGZR:QFN-48 | MSP430 | 16 MHz | 256 KB | 8 KB | 1.8 … 3.6 V
    MSP430FR6989I | 6.2 | PZ:LQFP-100 PZR:LQFP-100 PNR:LQFP-80 | MSP430 | 16 MHz | 128 KB | 2 KB | 1.8 … 3.6 V
    = Microchip Technology
    PIC24FJ64GA002 | 3.2 | ${P28} | PIC24 | 32 MHz | 64 KB | 8 KB | 2 … 3.6 V
    PIC24FJ64GA004 | 3.4 | -I/PT:TQFP-44 -I/ML:QFN-44 | PIC24 | 32 MHz | 64 KB | 8 KB | 2 … 3.6 V
    PIC24FJ64GB002 | 3.5 | ${P28} | PIC24 | 32 MHz | 64 KB | 8 KB | 2 … 3.6 V
    PIC24FJ128GA010 | 4.6 | -I/PT:TQFP-100 -I/PF:TQFP-100 | PIC24 | 32 MHz | 128 KB | 8 KB | 2 … 3.6 V
    PIC24FJ256GB110 | 5.8 | -I/PT:TQFP-100 -I/PF:TQFP-100 | PIC24 | 32 MHz | 256 KB | 16 KB | 2 … 3.6 V
    PIC24FJ256GA705 | 2.6 | -I/PT:TQFP-48 -I/M4:QFN-48 | PIC24 | 32 MHz | 256 KB | 16 KB | 2 … 3.6 V
    PIC24HJ128GP202 | 4.5 | ${P28} | PIC24 | 40 MHz | 128 KB | 8 KB | 3 … 3.6 V
    PIC24F16KA101 | 1.8 | ${P20} | PIC24 | 32 MHz | 16 KB | 1.5 KB | 1.8 … 3.6 V
    PIC24FV32KA302 | 2.4 | ${P28} | PIC24 | 32 MHz | 32 KB | 2 KB | 2 … 5.5 V
    PIC24EP256GP202 | 3.6 | ${P28} | PIC24 | 140 MHz | 256 KB | 32 KB | 3 … 3.6 V
    = Renesas
    R5F100LEAFB | 3.1 | #10:LQFP-64 #30:LQFP-64 #50:LQFP-64 | RL78 | 32 MHz | 64 KB | 4 KB | 1.6 … 5.5 V
    R5F100GEAFB | 2.7 | #10:LQFP-48 #30:LQFP-48 #50:LQFP-48 | RL78 | 32 MHz | 64 KB | 4 KB | 1.6 … 5.5 V
    R5F104BAANA | 2.2 | #U0:QFN-32 #W0:QFN-32 | RL78 | 32 MHz | 16 KB | 2.5 KB | 1.6 … 5.5 V
    R5F10268ASP | 0.9 | #X0:TSSOP-20 #V0:TSSOP-20 | RL78 | 24 MHz | 8 KB | 768 B | 1.8 … 5.5 V
    = NXP
    MC9S12XEP100MAL | 19 | _:LQFP-112 R:LQFP-112 | S12X | 50 MHz | 1024 KB | 64 KB | 3.13 … 5.5 V
    MC9S12C128CFUE | 12 | _:QFP-80 R:QFP-80 | HCS12 | 25 MHz | 128 KB | 4 KB | 3 … 5.5 V
    S9S12G128F0MLF | 4.6 | _:LQFP-48 R:LQFP-48 | S12 | 25 MHz | 128 KB | 8 KB | 3.13 … 5.5 V
    S9S12ZVC64F0MLF | 5.1 | _:LQFP-48 R:LQFP-48 | S12Z | 32 MHz | 64 KB | 4 KB | 3.5 … 40 V
  `,
})

const signalControllers = chipsOf({
  category: 'microcontrollers/digital-signal-controllers',
  sale: SALES.processor,
  columns: COLUMNS,
  describe: 'Digital signal controller DSC {0} {1} [{2} flash] [{3} RAM]',
  rows: `
    = Microchip Technology
    DSPIC30F2010 | 5.2 | -20I/SP:DIP-28 -20I/SO:SOIC-28 -30I/SP:DIP-28 -30I/SO:SOIC-28 -20E/SO:SOIC-28 | dsPIC30F | - | 12 KB | 512 B | 2.5 … 5.5 V
    DSPIC30F4011 | 7.4 | -30I/P:DIP-40 -30I/PT:TQFP-44 -20E/P:DIP-40 -20I/PT:TQFP-44 | dsPIC30F | - | 48 KB | 2 KB | 2.5 … 5.5 V
    DSPIC30F4013 | 7.6 | -30I/P:DIP-40 -30I/PT:TQFP-44 -20E/PT:TQFP-44 | dsPIC30F | - | 48 KB | 2 KB | 2.5 … 5.5 V
    DSPIC30F6014A | 11.5 | -30I/PT:TQFP-80 -30I/PF:TQFP-80 | dsPIC30F | - | 144 KB | 8 KB | 2.5 … 5.5 V
    DSPIC33FJ12MC202 | 3.6 | ${P28} | dsPIC33F | 40 MHz | 12 KB | 1 KB | 3 … 3.6 V
    DSPIC33FJ64GP802 | 4.9 | ${P28} | dsPIC33F | 40 MHz | 64 KB | 16 KB | 3 … 3.6 V
    DSPIC33FJ64MC802 | 5.1 | ${P28} | dsPIC33F | 40 MHz | 64 KB | 16 KB | 3 … 3.6 V
    DSPIC33FJ128GP802 | 5.3 | ${P28} | dsPIC33F | 40 MHz | 128 KB | 16 KB | 3 … 3.6 V
    DSPIC33FJ128MC804 | 5.6 | -I/PT:TQFP-44 -I/ML:QFN-44 -E/PT:TQFP-44 | dsPIC33F | 40 MHz | 128 KB | 16 KB | 3 … 3.6 V
    DSPIC33EP64MC202 | 2.9 | ${P28} | dsPIC33E | 70 MHz | 64 KB | 8 KB | 3 … 3.6 V
    DSPIC33EP128GP502 | 3.2 | ${P28} | dsPIC33E | 70 MHz | 128 KB | 16 KB | 3 … 3.6 V
    DSPIC33EP256MC202 | 3.8 | ${P28} | dsPIC33E | 70 MHz | 256 KB | 32 KB | 3 … 3.6 V
    DSPIC33EP512MU810 | 8.2 | -I/PT:TQFP-100 -I/PF:TQFP-100 | dsPIC33E | 70 MHz | 512 KB | 52 KB | 3 … 3.6 V
    DSPIC33CK256MP508 | 3.9 | -I/PT:TQFP-80 T-I/PT:TQFP-80 | dsPIC33C | 100 MHz | 256 KB | 24 KB | 3 … 3.6 V
    DSPIC33CK64MP105 | 2.4 | -I/PT:TQFP-48 -I/M4:QFN-48 -E/PT:TQFP-48 | dsPIC33C | 100 MHz | 64 KB | 8 KB | 3 … 3.6 V
    = Texas Instruments
    TMS320F28027 | 5.4 | PTT:LQFP-48 PTS:LQFP-48 DAT:TSSOP-38 DAS:TSSOP-38 PTTR:LQFP-48 | C28x | 60 MHz | 64 KB | 12 KB | 3.3 V
    TMS320F28035 | 8 | PNT:LQFP-80 PAGT:TQFP-64 PNS:LQFP-80 | C28x | 60 MHz | 128 KB | 20 KB | 3.3 V
    TMS320F28069 | 12.5 | PZT:LQFP-100 PNT:LQFP-80 PZPT:TQFP-100 | C28x | 90 MHz | 256 KB | 100 KB | 3.3 V
    TMS320F28335 | 19 | PGFA:LQFP-176 ZJZA:BGA-176 ZHHA:BGA-179 | C28x | 150 MHz | 512 KB | 68 KB | 3.3 V
    TMS320F280049 | 7.6 | PZS:LQFP-100 PMS:LQFP-64 CPMS:LQFP-64 CRSHSR:QFN-56 | C28x | 100 MHz | 256 KB | 100 KB | 3.3 V
    TMS320F2812 | 21 | PGFA:LQFP-176 GHHA:BGA-179 | C28x | 150 MHz | 256 KB | 36 KB | 3.3 V
    TMS320F280025 | 4.4 | PNS:LQFP-80 CPNS:LQFP-80 CPTSR:LQFP-48 | C28x | 100 MHz | 128 KB | 24 KB | 3.3 V
    = NXP
    MC56F8013VFAE | 5.1 | _:LQFP-32 | 56800E | 32 MHz | 16 KB | 4 KB | 3 … 3.6 V
    MC56F8257VLH | 6.3 | _:LQFP-64 | 56800E | 60 MHz | 64 KB | 8 KB | 3 … 3.6 V
    MC56F84789VLL | 9.8 | _:LQFP-100 | 56800EX | 100 MHz | 256 KB | 32 KB | 2.7 … 3.6 V
  `,
})

const wireless = chipsOf({
  category: 'microcontrollers/wireless-microcontrollers',
  sale: SALES.module,
  columns: ['Core', 'Clock frequency', 'Flash memory', 'RAM', 'Interface', 'Supply voltage'],
  describe: 'Wireless microcontroller {4} {0} {1} [{2} flash] [{3} RAM]',
  rows: `
    = Espressif Systems
    ESP32-WROOM-32E{-N4=4 MB,-N8=8 MB,-N16=16 MB,=4 MB} | 2.6 | _:Module-38 | Xtensa LX6 | 240 MHz | $1 | 520 KB | Wi-Fi + Bluetooth | 3 … 3.6 V
    ESP32-WROOM-32UE{-N4=4 MB,-N8=8 MB,-N16=16 MB} | 2.7 | _:Module-38 | Xtensa LX6 | 240 MHz | $1 | 520 KB | Wi-Fi + Bluetooth | 3 … 3.6 V
    ESP32-WROVER-E{-N4R8=4 MB,-N8R8=8 MB,-N16R8=16 MB} | 3.1 | _:Module-38 | Xtensa LX6 | 240 MHz | $1 | 520 KB | Wi-Fi + Bluetooth | 3 … 3.6 V
    ESP32-C3-MINI-1{-N4=4 MB,-H4=4 MB,U-N4=4 MB,U-H4=4 MB} | 1.7 | _:Module-53 | RISC-V | 160 MHz | $1 | 400 KB | Wi-Fi + Bluetooth LE | 3 … 3.6 V
    ESP32-C3-WROOM-02{-N4=4 MB,-H4=4 MB,U-N4=4 MB} | 1.7 | _:Module-19 | RISC-V | 160 MHz | $1 | 400 KB | Wi-Fi + Bluetooth LE | 3 … 3.6 V
    ESP32-C6-WROOM-1{-N4=4 MB,-N8=8 MB,-N16=16 MB} | 2.2 | _:Module-28 | RISC-V | 160 MHz | $1 | 512 KB | Wi-Fi + Bluetooth LE | 3 … 3.6 V
    ESP32-S3-WROOM-1{-N4=4 MB,-N8=8 MB,-N16=16 MB,-N8R2=8 MB,-N8R8=8 MB,-N16R8=16 MB} | 2.9 | _:Module-40 | Xtensa LX7 | 240 MHz | $1 | 512 KB | Wi-Fi + Bluetooth LE | 3 … 3.6 V
    ESP32-S3-MINI-1{-N8=8 MB,U-N8=8 MB,-N4R2=4 MB} | 2.7 | _:Module-65 | Xtensa LX7 | 240 MHz | $1 | 512 KB | Wi-Fi + Bluetooth LE | 3 … 3.6 V
    ESP32-S2-MINI-2{-N4=4 MB,-N4R2=4 MB,U-N4=4 MB} | 1.9 | _:Module-65 | Xtensa LX7 | 240 MHz | $1 | 320 KB | Wi-Fi | 3 … 3.6 V
    ESP8266EX | 0.9 | _:QFN-32 | Xtensa L106 | 160 MHz | - | 50 KB | Wi-Fi | 2.5 … 3.6 V
    ESP-WROOM-02{D-N2=2 MB,D-N4=4 MB,U-N2=2 MB} | 1.8 | _:Module-18 | Xtensa L106 | 160 MHz | $1 | 50 KB | Wi-Fi | 2.7 … 3.6 V
    ESP32-D0WD-V3 | 1.6 | _:QFN-48 | Xtensa LX6 | 240 MHz | - | 520 KB | Wi-Fi + Bluetooth | 2.3 … 3.6 V
    ESP32-PICO-{D4=4 MB,V3=4 MB} | 2.4 | _:LGA-48 | Xtensa LX6 | 240 MHz | $1 | 520 KB | Wi-Fi + Bluetooth | 3 … 3.6 V
    ESP32-C3FH4 | 1.1 | _:QFN-32 | RISC-V | 160 MHz | 4 MB | 400 KB | Wi-Fi + Bluetooth LE | 3 … 3.6 V
    ESP32-S3R8 | 1.7 | _:QFN-56 | Xtensa LX7 | 240 MHz | - | 512 KB | Wi-Fi + Bluetooth LE | 3 … 3.6 V
    = Nordic Semiconductor
    NRF24L01P-{R,T,R7} | 1.4 | _:QFN-20 | - | - | - | - | 2.4 GHz + SPI | 1.9 … 3.6 V
    NRF51822-{QFAA=256 KB,QFAB=128 KB,QFAC=256 KB}-R | 2.1 | _:QFN-48 | ARM Cortex-M0 | 16 MHz | $1 | - | Bluetooth LE | 1.8 … 3.6 V
    NRF52805-CAAA-R{=,7=} | 1.5 | _:WLCSP-28 | ARM Cortex-M4 | 64 MHz | 192 KB | 24 KB | Bluetooth LE | 1.7 … 3.6 V
    NRF52810-{QFAA=QFN-48,QCAA=QFN-32}-R | 1.9 | _:$1 | ARM Cortex-M4 | 64 MHz | 192 KB | 24 KB | Bluetooth LE | 1.7 … 3.6 V
    NRF52820-QDAA-R{=,7=} | 2.1 | _:QFN-40 | ARM Cortex-M4 | 64 MHz | 256 KB | 32 KB | Bluetooth LE | 1.7 … 5.5 V
    NRF52832-QFAA-R{=,7=} | 2.8 | _:QFN-48 | ARM Cortex-M4F | 64 MHz | 512 KB | 64 KB | Bluetooth LE | 1.7 … 3.6 V
    NRF52833-QIAA-R{=,7=} | 3.3 | _:QFN-73 | ARM Cortex-M4F | 64 MHz | 512 KB | 128 KB | Bluetooth LE | 1.7 … 5.5 V
    NRF52840-QIAA-R{=,7=} | 3.8 | _:QFN-73 | ARM Cortex-M4F | 64 MHz | 1024 KB | 256 KB | Bluetooth LE | 1.7 … 5.5 V
    NRF5340-QKAA-R{=,7=} | 4.9 | _:QFN-94 | ARM Cortex-M33 | 128 MHz | 1024 KB | 512 KB | Bluetooth LE | 1.7 … 5.5 V
    = STMicroelectronics
    STM32WB55C{CU6=256 KB,EU6=512 KB,GU6=1024 KB} | 4.2 | _:UFQFPN-48 TR:UFQFPN-48 | ARM Cortex-M4F | 64 MHz | $1 | 256 KB | Bluetooth LE | 1.71 … 3.6 V
    STM32WLE5C{8U6=64 KB,BU6=128 KB,CU6=256 KB} | 4 | _:UFQFPN-48 TR:UFQFPN-48 | ARM Cortex-M4 | 48 MHz | $1 | - | LoRa | 1.8 … 3.6 V
    = Texas Instruments
    CC2530F{32=32 KB,64=64 KB,128=128 KB,256=256 KB}RHA | 4.1 | R:QFN-40 T:QFN-40 | 8051 | 32 MHz | $1 | 8 KB | Zigbee | 2 … 3.6 V
    CC2640R2F{RGZ=QFN-48,RHB=QFN-32,RSM=QFN-32} | 3.2 | R:$1 T:$1 | ARM Cortex-M3 | 48 MHz | 128 KB | 20 KB | Bluetooth LE | 1.8 … 3.8 V
    CC2652R1F{RGZ}R | 4.6 | _:QFN-48 | ARM Cortex-M4F | 48 MHz | 352 KB | 80 KB | Bluetooth LE + Zigbee | 1.8 … 3.8 V
    CC1310F{128RGZ=128 KB,64RGZ=64 KB,32RGZ=32 KB} | 3.1 | R:QFN-48 T:QFN-48 | ARM Cortex-M3 | 48 MHz | $1 | 20 KB | Sub-1 GHz | 1.8 … 3.8 V
    = Silicon Labs
    EFR32BG22C224F512GM32-C | 2.2 | _:QFN-32 R:QFN-32 | ARM Cortex-M33 | 76.8 MHz | 512 KB | 32 KB | Bluetooth LE | 1.71 … 3.8 V
    EFR32MG21A020F1024IM32-B | 4.4 | _:QFN-32 R:QFN-32 | ARM Cortex-M33 | 80 MHz | 1024 KB | 96 KB | Zigbee | 1.71 … 3.8 V
    = Ai-Thinker
    ESP-12F | 1.4 | _:Module-22 | Xtensa L106 | 160 MHz | 4 MB | 50 KB | Wi-Fi | 3 … 3.6 V
    ESP-01S | 1.2 | _:Module-8 | Xtensa L106 | 160 MHz | 1 MB | 50 KB | Wi-Fi | 3 … 3.6 V
    = Telink
    TLSR8{258F512ET32=512 KB,253F512ET32=512 KB,251F512ET24=512 KB} | 0.9 | _:QFN-32 | RISC | 48 MHz | $1 | - | Bluetooth LE | 1.8 … 3.6 V
  `,
})

const programmable = chipsOf({
  category: 'microcontrollers/fpgas-and-cplds',
  sale: SALES.processor,
  columns: ['Logic elements', 'Technology', 'Operating temperature'],
  describe: '{1} {0} logic elements',
  rows: `
    = AMD Xilinx
    XC7A15T-{1,2}CPG236{C=0 … +85 °C,I=−40 … +100 °C} | 28 | _:BGA-236 | 16640 | FPGA | $2
    XC7A35T-{1,2}CPG236{C=0 … +85 °C,I=−40 … +100 °C} | 36 | _:BGA-236 | 33280 | FPGA | $2
    XC7A35T-{1,2}FTG256{C=0 … +85 °C,I=−40 … +100 °C} | 38 | _:BGA-256 | 33280 | FPGA | $2
    XC7A50T-{1,2}FTG256{C=0 … +85 °C,I=−40 … +100 °C} | 52 | _:BGA-256 | 52160 | FPGA | $2
    XC7A100T-{1,2}FGG484{C=0 … +85 °C,I=−40 … +100 °C} | 110 | _:BGA-484 | 101440 | FPGA | $2
    XC7A200T-{1,2}FBG484{C=0 … +85 °C,I=−40 … +100 °C} | 190 | _:BGA-484 | 215360 | FPGA | $2
    XC7S15-{1,2}FTGB196{C=0 … +85 °C,I=−40 … +100 °C} | 15 | _:BGA-196 | 12800 | FPGA | $2
    XC7S25-{1,2}CSGA225{C=0 … +85 °C,I=−40 … +100 °C} | 24 | _:BGA-225 | 23360 | FPGA | $2
    XC7S50-{1,2}CSGA324{C=0 … +85 °C,I=−40 … +100 °C} | 45 | _:BGA-324 | 52160 | FPGA | $2
    XC6SLX4-{2,3}TQG144{C=0 … +85 °C,I=−40 … +100 °C} | 11 | _:LQFP-144 | 3840 | FPGA | $2
    XC6SLX9-{2,3}TQG144{C=0 … +85 °C,I=−40 … +100 °C} | 17 | _:LQFP-144 | 9152 | FPGA | $2
    XC6SLX16-{2,3}FTG256{C=0 … +85 °C,I=−40 … +100 °C} | 29 | _:BGA-256 | 14579 | FPGA | $2
    XC6SLX25-{2,3}FTG256{C=0 … +85 °C,I=−40 … +100 °C} | 45 | _:BGA-256 | 24051 | FPGA | $2
    XC6SLX45-{2,3}CSG324{C=0 … +85 °C,I=−40 … +100 °C} | 68 | _:BGA-324 | 43661 | FPGA | $2
    XC7Z010-1CLG400{C=0 … +85 °C,I=−40 … +100 °C} | 62 | _:BGA-400 | 28000 | FPGA SoC | $1
    XC7Z020-1CLG400{C=0 … +85 °C,I=−40 … +100 °C} | 105 | _:BGA-400 | 85000 | FPGA SoC | $1
    XC2C64A-{5,7}VQG44{C=0 … +70 °C,I=−40 … +85 °C} | 3.9 | _:TQFP-44 | 64 | CPLD | $2
    XC2C128-{6,7}VQG100{C=0 … +70 °C,I=−40 … +85 °C} | 9.5 | _:TQFP-100 | 128 | CPLD | $2
    XC9536XL-{5,7,10}VQG44{C=0 … +70 °C,I=−40 … +85 °C} | 3.2 | _:TQFP-44 | 36 | CPLD | $2
    XC9572XL-{5,7,10}VQG64{C=0 … +70 °C,I=−40 … +85 °C} | 4.8 | _:TQFP-64 | 72 | CPLD | $2
    XC95144XL-{5,7,10}TQG100{C=0 … +70 °C,I=−40 … +85 °C} | 13 | _:TQFP-100 | 144 | CPLD | $2
    = Intel Altera
    EP4CE6E22{C6N=0 … +85 °C,C8N=0 … +85 °C,I7N=−40 … +100 °C} | 14 | _:LQFP-144 | 6272 | FPGA | $1
    EP4CE10E22{C6N=0 … +85 °C,C8N=0 … +85 °C,I7N=−40 … +100 °C} | 19 | _:LQFP-144 | 10320 | FPGA | $1
    EP4CE15F17{C8N=0 … +85 °C,I7N=−40 … +100 °C} | 27 | _:BGA-256 | 15408 | FPGA | $1
    EP4CE22F17{C6N=0 … +85 °C,C8N=0 … +85 °C,I7N=−40 … +100 °C} | 38 | _:BGA-256 | 22320 | FPGA | $1
    EP4CE40F23{C8N=0 … +85 °C,I7N=−40 … +100 °C} | 62 | _:BGA-484 | 39600 | FPGA | $1
    EP2C5T144{C6N=0 … +85 °C,C8N=0 … +85 °C,I8N=−40 … +100 °C} | 16 | _:LQFP-144 | 4608 | FPGA | $1
    EP2C8T144{C8N=0 … +85 °C,I8N=−40 … +100 °C} | 24 | _:LQFP-144 | 8256 | FPGA | $1
    5CEBA2F17{C8N=0 … +85 °C,I7N=−40 … +100 °C} | 34 | _:BGA-256 | 25000 | FPGA | $1
    5CEBA4F23{C8N=0 … +85 °C,I7N=−40 … +100 °C} | 48 | _:BGA-484 | 49000 | FPGA | $1
    10M02SCE144{C8G=0 … +85 °C,I7G=−40 … +100 °C} | 7 | _:LQFP-144 | 2000 | FPGA | $1
    10M08SAE144{C8G=0 … +85 °C,I7G=−40 … +100 °C} | 19 | _:LQFP-144 | 8000 | FPGA | $1
    10M16SAE144{C8G=0 … +85 °C,I7G=−40 … +100 °C} | 33 | _:LQFP-144 | 16000 | FPGA | $1
    EPM240T100{C5N=0 … +85 °C,I5N=−40 … +100 °C} | 6.5 | _:TQFP-100 | 240 | CPLD | $1
    EPM570T100{C5N=0 … +85 °C,I5N=−40 … +100 °C} | 11 | _:TQFP-100 | 570 | CPLD | $1
    EPM570T144{C5N=0 … +85 °C,I5N=−40 … +100 °C} | 13 | _:LQFP-144 | 570 | CPLD | $1
    EPM1270T144{C5N=0 … +85 °C,I5N=−40 … +100 °C} | 23 | _:LQFP-144 | 1270 | CPLD | $1
    EPM3032ATC44-{4N,7N,10N} | 2.9 | _:TQFP-44 | 32 | CPLD | 0 … +70 °C
    EPM3064ATC100-{4N,7N,10N} | 4.6 | _:TQFP-100 | 64 | CPLD | 0 … +70 °C
    EPM7064STC44-{5N,7N,10N} | 12 | _:TQFP-44 | 64 | CPLD | 0 … +70 °C
    EPM7128STC100-{7N,10N,15N} | 24 | _:TQFP-100 | 128 | CPLD | 0 … +70 °C
    = Lattice Semiconductor
    ICE40LP384-SG32 | 1.9 | _:QFN-32 TR:QFN-32 | 384 | FPGA | −40 … +100 °C
    ICE40HX1K-{TQ144=LQFP-144,VQ100=TQFP-100,CB132=BGA-132} | 5.2 | _:$1 | 1280 | FPGA | −40 … +100 °C
    ICE40HX4K-{TQ144=LQFP-144,BG121=BGA-121,CB132=BGA-132} | 8.1 | _:$1 | 3520 | FPGA | −40 … +100 °C
    ICE40HX8K-{CT256=BGA-256,BG121=BGA-121,CB132=BGA-132} | 11 | _:$1 | 7680 | FPGA | −40 … +100 °C
    ICE40UP5K-SG48I | 6.1 | _:QFN-48 TR:QFN-48 TR50:QFN-48 | 5280 | FPGA | −40 … +100 °C
    LFE5U-12F-{6,7,8}BG256{C=0 … +85 °C,I=−40 … +100 °C} | 9 | _:BGA-256 | 12000 | FPGA | $2
    LFE5U-25F-{6,7,8}BG256{C=0 … +85 °C,I=−40 … +100 °C} | 13 | _:BGA-256 | 24000 | FPGA | $2
    LFE5U-45F-{6,7,8}BG381{C=0 … +85 °C,I=−40 … +100 °C} | 24 | _:BGA-381 | 44000 | FPGA | $2
    LFE5U-85F-{6,7,8}BG381{C=0 … +85 °C,I=−40 … +100 °C} | 48 | _:BGA-381 | 84000 | FPGA | $2
    LCMXO2-256HC-{4,5,6}TG100{C=0 … +85 °C,I=−40 … +100 °C} | 4.5 | _:TQFP-100 | 256 | FPGA | $2
    LCMXO2-640HC-{4,5,6}TG100{C=0 … +85 °C,I=−40 … +100 °C} | 6.2 | _:TQFP-100 | 640 | FPGA | $2
    LCMXO2-1200HC-{4,5,6}TG100{C=0 … +85 °C,I=−40 … +100 °C} | 8.4 | _:TQFP-100 | 1280 | FPGA | $2
    LCMXO2-2000HC-{4,5,6}TG144{C=0 … +85 °C,I=−40 … +100 °C} | 12 | _:LQFP-144 | 2112 | FPGA | $2
    LCMXO2-4000HC-{4,5,6}TG144{C=0 … +85 °C,I=−40 … +100 °C} | 17 | _:LQFP-144 | 4320 | FPGA | $2
    LCMXO2-7000HC-{4,5,6}TG144{C=0 … +85 °C,I=−40 … +100 °C} | 24 | _:LQFP-144 | 6864 | FPGA | $2
    LCMXO3LF-{2100C-5BG256C=2100,4300C-5BG256C=4300,6900C-5BG256C=6900} | 12 | _:BGA-256 | $1 | FPGA | 0 … +85 °C
    = Gowin Semiconductor
    GW1N-LV1QN48C{6/I5,5/I4} | 2.4 | _:QFN-48 | 1152 | FPGA | −40 … +100 °C
    GW1N-LV4LQ144C{6/I5,5/I4} | 5.1 | _:LQFP-144 | 4608 | FPGA | −40 … +100 °C
    GW1N-LV9LQ144C{6/I5,5/I4} | 7.5 | _:LQFP-144 | 8640 | FPGA | −40 … +100 °C
    GW1NR-LV9QN88PC{6/I5,5/I4} | 8.2 | _:QFN-88 | 8640 | FPGA | −40 … +100 °C
    GW2A-LV18PG256C{8/I7,7/I6} | 22 | _:BGA-256 | 20736 | FPGA | −40 … +100 °C
  `,
})
