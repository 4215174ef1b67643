import { analogFamilies } from './analog-tables.ts'
import { stripFamilies } from './board-stackers.ts'
import { cableConnectorFamilies } from './cable-connector-tables.ts'
import { ceramicFamilies } from './ceramic-capacitors.ts'
import { chipResistorFamilies } from './chip-resistors.ts'
import { connectorFamilies } from './connector-tables.ts'
import { crystalFamilies } from './crystals.ts'
import { diodeFamilies } from './diode-tables.ts'
import { electrolyticFamilies } from './electrolytic-capacitors.ts'
import { electromechanicalFamilies } from './electromechanical-tables.ts'
import type { PartFamily } from './family.ts'
import { filmCapacitorFamilies } from './film-capacitors.ts'
import { filterFamilies } from './filter-tables.ts'
import { inductorFamilies } from './inductors.ts'
import { interfaceFamilies } from './interface-tables.ts'
import { leadResistorFamilies } from './lead-resistors.ts'
import { logicFamilies } from './logic-chips.ts'
import { logicTableFamilies } from './logic-tables.ts'
import { memoryFamilies } from './memory-tables.ts'
import { microcontrollerFamilies } from './microcontroller-tables.ts'
import { optoFamilies } from './opto-tables.ts'
import { powerFamilies } from './power-tables.ts'
import { resistorTableFamilies } from './resistor-tables.ts'
import { senseResistorFamilies } from './sense-resistors.ts'
import { sensorFamilies } from './sensor-tables.ts'
import { stm32Families } from './stm32-microcontrollers.ts'
import { tantalumFamilies } from './tantalum-capacitors.ts'
import { timingFamilies } from './timing-tables.ts'
import { transistorFamilies } from './transistor-tables.ts'
import { tvsFamilies } from './tvs-diodes.ts'
import { zenerFamilies } from './zener-diodes.ts'

export function allFamilies(): PartFamily[] {
  return [
    ...chipResistorFamilies(),
    ...senseResistorFamilies(),
    ...leadResistorFamilies(),
    ...resistorTableFamilies(),
    ...ceramicFamilies(),
    ...electrolyticFamilies(),
    ...tantalumFamilies(),
    ...filmCapacitorFamilies(),
    ...inductorFamilies(),
    ...filterFamilies(),
    ...diodeFamilies(),
    ...zenerFamilies(),
    ...tvsFamilies(),
    ...transistorFamilies(),
    ...stm32Families(),
    ...microcontrollerFamilies(),
    ...memoryFamilies(),
    ...analogFamilies(),
    ...powerFamilies(),
    ...logicFamilies(),
    ...logicTableFamilies(),
    ...interfaceFamilies(),
    ...stripFamilies(),
    ...connectorFamilies(),
    ...cableConnectorFamilies(),
    ...crystalFamilies(),
    ...timingFamilies(),
    ...sensorFamilies(),
    ...optoFamilies(),
    ...electromechanicalFamilies(),
  ]
}
