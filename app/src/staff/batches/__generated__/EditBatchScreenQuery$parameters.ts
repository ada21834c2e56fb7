/**
 * @generated SignedSource<<6462180511a29ceebe202d5b9fd9f351>>
 * @relayHash 61a1b0712450195ab041af4340455fdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 850b7306f3c57d7d5e190d0629e81ad87a37919703adc15346a0d71bf9ff933f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditBatchScreenQuery } from './EditBatchScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditBatchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "850b7306f3c57d7d5e190d0629e81ad87a37919703adc15346a0d71bf9ff933f",
    "metadata": {},
    "name": "EditBatchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
