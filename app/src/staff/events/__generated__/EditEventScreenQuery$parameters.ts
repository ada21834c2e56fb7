/**
 * @generated SignedSource<<2b3e6b2755f1c27be5b40700bb29ff1f>>
 * @relayHash 2691006f2102b95cf0c785d70081b679
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d874aaa561dced4c38deafb5baee1662b829caa025e7063d93ca682cabf366a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditEventScreenQuery } from './EditEventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d874aaa561dced4c38deafb5baee1662b829caa025e7063d93ca682cabf366a6",
    "metadata": {},
    "name": "EditEventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
