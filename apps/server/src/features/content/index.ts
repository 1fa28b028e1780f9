export { listAnswerTemplates } from './answer-templates.ts'
export { eraseQuestionsOf, listQuestionsOf } from './ask-question.ts'
export { type Entry as ContentEntry, listQuestions } from './entry.ts'
export { listFilledEntries } from './fill-in.ts'
export { contentMails } from './mails/question.ts'
export {
  answerQuestionIn,
  findQuestion,
  listQuestionPage,
  setQuestionStateIn,
} from './operator-questions.ts'
export { sweepQuestions } from './planners.ts'
export { contentRoutes } from './routes.ts'
export { registerRss } from './rss.ts'
export { findArticleTitle, findTextsVersion, listTextPaths } from './store.ts'
export { syncContent } from './sync-content.ts'
