import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IMAGE } from '@gb/domain'
import { buildMessage, ValidateBy } from 'class-validator'
import { isPhotoText } from './photo-text.js'
import { BAD_BASE64 } from './messages.js'

/** A photo as base64 text. Whether it is a photo at all is found out later, by its bytes. */
export const ImageField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      description:
        `JPEG, PNG or WebP as base64, with or without a data: prefix; at most ${IMAGE.maxBytes} bytes decoded. ` +
        `Fit it into ${IMAGE.maxWidth}x${IMAGE.maxHeight} before sending.`,
      format: 'byte',
      // A whole photo, if a small one: 16 pixels of tan.
      example:
        'data:image/jpeg;base64,/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKgBSX//2Q==',
    }),
    ValidateBy({
      name: 'isPhotoText',
      validator: { validate: isPhotoText, defaultMessage: buildMessage(() => BAD_BASE64) },
    }),
  )
