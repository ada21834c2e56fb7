/**
 * @generated SignedSource<<ce6ebcc58fb60eeea72e0903f6740be2>>
 * @relayHash c6989feb398d039c23583f31139b6c46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b1ff0ee662d084c4597237bb15f2fd434661a452ad15d754b7b24ce4dc5b796

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseScreenQuery } from './CourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b1ff0ee662d084c4597237bb15f2fd434661a452ad15d754b7b24ce4dc5b796",
    "metadata": {},
    "name": "CourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
