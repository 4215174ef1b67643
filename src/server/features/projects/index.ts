export { projectData } from './project-data.ts'
export { projectRoutes } from './projects.routes.ts'
