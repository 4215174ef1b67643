export { createPictureEncoder } from './create-picture-encoder.ts'
export { fileRoutes } from './files.routes.ts'
export { hasFile } from './has-file.ts'
export { serveUploads, type UploadedFiles } from './serve-files.ts'
