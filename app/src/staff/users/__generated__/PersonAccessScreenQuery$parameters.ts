/**
 * @generated SignedSource<<279c21007e780a22efe30811a93dadaf>>
 * @relayHash 653d8cca8aa0a966f66df2d00c61d14b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 590261fa7ee5efc1cc83826d9f0ce3ffe4f1aba82d5805b5ba72b49870467c4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonAccessScreenQuery } from './PersonAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "590261fa7ee5efc1cc83826d9f0ce3ffe4f1aba82d5805b5ba72b49870467c4d",
    "metadata": {},
    "name": "PersonAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
