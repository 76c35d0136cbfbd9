"""The commands of `kolonie`, by subject: each module adds its own to the parser and carries them out."""
