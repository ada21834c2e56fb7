/**
 * @generated SignedSource<<770a35c2516fa9179395d32b7e5d0bd5>>
 * @relayHash fe802aefbb7cb4ce642aa02dd3f0cfa1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ea6bf952dc74f577cf6ad5cf4576d20d5251f2322dee1fab143c461d211e553

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormScreenQuery } from './FormScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ea6bf952dc74f577cf6ad5cf4576d20d5251f2322dee1fab143c461d211e553",
    "metadata": {},
    "name": "FormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
