import { answerJobs } from '../../workers/index.ts'
import { encodePicture } from './encode-picture.ts'

/** The process that decodes uploaded pictures. */
answerJobs(encodePicture)
