import { answerJobs } from '../../workers/index.ts'
import { drawProforma } from './draw-proforma.ts'

/** The process that draws untrusted names and addresses. */
answerJobs(drawProforma)
