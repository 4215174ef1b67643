import { answerJobs } from '../../workers/index.ts'
import { drawProforma } from './draw-proforma.ts'

/** The thread that draws what strangers call themselves and where they live. */
answerJobs(drawProforma, pdf => [pdf.buffer])
