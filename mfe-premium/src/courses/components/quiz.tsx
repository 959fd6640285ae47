import { useMessages } from '@gb/entries'
import { Banner, Card, RadioGroup, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { coursesCatalog } from '../messages/generated/courses'
import type { Lesson } from '../model/course'

/** Questions about a lesson. The answer is said at once, and kept nowhere. */
export function Quiz({ questions }: { questions: Lesson['quiz'] }) {
  const words = useMessages(coursesCatalog).lesson
  return (
    <Card title={words.quiz} headingLevel={3} look="plain">
      <Stack gap={5}>
        <Text size="small" tone="muted">
          {words.nobody}
        </Text>
        {questions.map((question) => (
          <Question key={question.question} question={question} />
        ))}
      </Stack>
    </Card>
  )
}

function Question({ question }: { question: Lesson['quiz'][number] }) {
  const words = useMessages(coursesCatalog).lesson
  const [chosen, setChosen] = useState<string | null>(null)
  const isRight = chosen === String(question.answer)
  return (
    <Stack gap={3}>
      <RadioGroup
        label={question.question}
        options={question.options.map((label, index) => ({ value: String(index), label }))}
        value={chosen}
        onValueChange={setChosen}
      />
      <div role="status">
        {chosen !== null && (
          <Banner tone={isRight ? 'success' : 'info'} title={isRight ? words.right : words.notYet}>
            {question.explanation}
          </Banner>
        )}
      </div>
    </Stack>
  )
}
