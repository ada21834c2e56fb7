/**
 * @generated SignedSource<<3bf5d730717b28b330a5468839c6141d>>
 * @relayHash a989817d5155603f536f4fc7b4f18562
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08dd54876391fd3296043036eb2075f29b5753107269b110c2c627b35b3e28f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedDocumentQuery } from './OpenedDocumentQuery.graphql';

const node: PreloadableConcreteRequest<OpenedDocumentQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08dd54876391fd3296043036eb2075f29b5753107269b110c2c627b35b3e28f8",
    "metadata": {},
    "name": "OpenedDocumentQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
