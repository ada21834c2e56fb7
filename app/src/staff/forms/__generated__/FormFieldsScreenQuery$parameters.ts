/**
 * @generated SignedSource<<72334753cc5179820f41171438234f44>>
 * @relayHash 4e065c959ebe132023cbe3057d549583
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1387ba1b0e0cce1d9a54b629640de14eeb6f2e083b6deb0bca1c5243072c3d25

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormFieldsScreenQuery } from './FormFieldsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormFieldsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1387ba1b0e0cce1d9a54b629640de14eeb6f2e083b6deb0bca1c5243072c3d25",
    "metadata": {},
    "name": "FormFieldsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
