/**
 * @generated SignedSource<<c07eccbe2a3a69fdd284ebdf0b26e6e5>>
 * @relayHash 9ac61d6404a1e41958186c36e98a996b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 895eae75b4ddc489b4206f8ba3f5cdfced32fb32dc951109e59c4e0df3667b8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressDrawerQuery } from './ProgressDrawerQuery.graphql';

const node: PreloadableConcreteRequest<ProgressDrawerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "895eae75b4ddc489b4206f8ba3f5cdfced32fb32dc951109e59c4e0df3667b8a",
    "metadata": {},
    "name": "ProgressDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
