/**
 * @generated SignedSource<<feb506ef033dcf7168d4f8bc78dd29d4>>
 * @relayHash 98e8f9524972f84177ad164a4f2334e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb30dd4716da8777e64ffd3756f9536249a15f7dd11ee221870ffb50fa589727

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditAccessLevelScreenQuery } from './EditAccessLevelScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditAccessLevelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb30dd4716da8777e64ffd3756f9536249a15f7dd11ee221870ffb50fa589727",
    "metadata": {},
    "name": "EditAccessLevelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
