import { answerJobs } from '../../workers/index.ts'
import { drawProforma } from './draw-proforma.ts'

/** The process that draws the names and addresses strangers have typed. */
answerJobs(drawProforma)
