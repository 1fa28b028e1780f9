type TagOptionsProps = {
  readonly themes: readonly { readonly id: string; readonly name: string }[]
  readonly tags: readonly { readonly id: string; readonly name: string; readonly theme: string }[]
}

/** The activities a day can be chosen for, grouped by theme. */
export function TagOptions({ themes, tags }: TagOptionsProps) {
  return themes.map((theme) => (
    <optgroup key={theme.id} label={theme.name}>
      {tags
        .filter((tag) => tag.theme === theme.id)
        .map((tag) => (
          <option key={tag.id} value={tag.id}>
            {tag.name}
          </option>
        ))}
    </optgroup>
  ))
}
