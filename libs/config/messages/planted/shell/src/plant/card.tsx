export const Card = () => (
  <section title="A title">
    {wrong.fine} {wrong.missing} {wrong.arguments} {wrong.forms} {wrong.copied} {wrong.same} {wrong.voice}
    {wrong.question} {wrong.broken} {wrong.time} {hard.hard} {alone.alone} · 24
    <p className="fine">Words in the code</p>
  </section>
)
